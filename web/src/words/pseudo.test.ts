import { expect, test } from 'vitest';
import { bundle, say } from './bundle';
import { longer } from './pseudo';

test('words grow by a fifth to a half, what is put into them stays', () => {
  const words = bundle('en', ['hello = Have a look at this, { $name }, and be ready'], longer);
  const said = say([words], 'hello', { name: 'Aoife' });
  expect(said).toContain('Aoife');
  expect(said).toContain('rééáádý');
  const plain = 'Have a look at this, Aoife, and be ready'.length;
  expect(said.length / plain).toBeGreaterThan(1.2);
  expect(said.length / plain).toBeLessThan(1.5);
});

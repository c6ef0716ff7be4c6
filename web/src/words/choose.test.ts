import { expect, test } from 'vitest';
import { choose } from './choose';

const all = ['en', 'de', 'fi'];

test('the first wish there are words for', () => {
  expect(choose(['fr', 'de-AT', 'en'], all)).toBe('de');
  expect(choose([null, 'FI'], all)).toBe('fi');
});

test('English where no wish can be met', () => {
  expect(choose(['ja', 'pt-BR'], all)).toBe('en');
  expect(choose([null], all)).toBe('en');
});

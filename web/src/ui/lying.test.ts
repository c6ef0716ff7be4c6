import { expect, test } from 'vitest';
import { lying } from './lying.svelte';

test('the last one laid is on top, and the page when all are gone', () => {
  expect(lying.isTop()).toBe(true);
  const sheet = lying.lay('sheet');
  const card = lying.lay('card');
  expect([lying.isTop(), lying.isTop('sheet'), lying.isTop('card')]).toEqual([false, false, true]);
  sheet();
  expect(lying.isTop('card')).toBe(true);
  card();
  expect(lying.isTop()).toBe(true);
});

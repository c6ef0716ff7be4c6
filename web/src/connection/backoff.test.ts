import { expect, test } from 'vitest';
import { wait } from './backoff';

test('waits double from 0.3 s up to 5 s', () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((n) => wait(n, () => 1));
  expect(longest).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
});

test('are spread over the upper half, so that a restarted server is not stormed', () => {
  expect(wait(5, () => 0)).toBe(2500);
  expect(wait(5, () => 0.5)).toBe(3750);
});

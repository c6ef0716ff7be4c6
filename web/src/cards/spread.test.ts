import { expect, test } from 'vitest';
import { spread } from './spread';

const numbers = Array.from({ length: 84 }, (_, at) => at);

test('evenly taken, no card twice', () => {
  expect(spread(numbers, 3)).toEqual([14, 42, 70]);
  expect(new Set(spread(numbers, 7)).size).toBe(7);
});

test('a small deck is shown whole', () => {
  expect(spread([1, 2], 3)).toEqual([1, 2]);
});

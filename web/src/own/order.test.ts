import { expect, test } from 'vitest';
import { moved } from './order';

test('one thing moves, the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, -1)).toEqual(['a', 'b', 'd', 'c']);
});

test('nothing leaves the row', () => {
  expect(moved(['a', 'b'], 1, 5)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 7, 1)).toEqual(['a', 'b']);
});

import { expect, test } from 'vitest';
import {
  ballotOf,
  lift,
  nextToken,
  pick,
  put,
  sameBallot,
  sameCards,
  steady,
  tap,
  tokensOf,
  turned,
  votesOf,
} from './deeds';

test('one card is wanted: another takes its place, the same goes back', () => {
  expect(pick([], 'a', 1)).toEqual(['a']);
  expect(pick(['a'], 'b', 1)).toEqual(['b']);
  expect(pick(['a'], 'a', 1)).toEqual([]);
});

test('two cards are wanted: a third takes the place of the first', () => {
  expect(pick(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(pick(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
  expect(pick(['a', 'b'], 'a', 2)).toEqual(['b']);
});

test('cards keep their places while one is handed over', () => {
  expect(steady(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['a', 'b', 'c']);
  expect(steady(['a', 'b'], ['x', 'b'])).toEqual(['b', 'x']);
  expect(sameCards(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameCards(['a'], ['a', 'b'])).toBe(false);
});

test('the dial turns past what is barred, and round', () => {
  expect(turned(null, 1, 6, [])).toBe(1);
  expect(turned(null, -1, 6, [])).toBe(6);
  expect(turned(4, 1, 6, [5])).toBe(6);
  expect(turned(6, 1, 6, [1])).toBe(2);
  expect(turned(1, -1, 6, [5, 6])).toBe(4);
  expect(turned(1, 1, 2, [1, 2])).toBeNull();
});

test('who has which tokens (O3, P4)', () => {
  expect(tokensOf(1, false)).toEqual(['first']);
  expect(tokensOf(2, false)).toEqual(['first', 'second']);
  expect(tokensOf(1, true)).toEqual(['green', 'red']);
});

test('no two tokens lie on one card (O3, P4)', () => {
  expect(put({ first: 2 }, 'second', 2)).toEqual({ second: 2 });
  expect(put({ green: 1, red: 3 }, 'green', 3)).toEqual({ green: 3 });
  expect(lift({ first: 2, second: 4 }, 'first')).toEqual({ second: 4 });
});

test('taps place the tokens in turn, and lift what lies there', () => {
  const two = tokensOf(2, false);
  expect(nextToken(two, {})).toBe('first');
  const one = tap(two, {}, 3);
  expect(one).toEqual({ first: 3 });
  const both = tap(two, one, 5);
  expect(both).toEqual({ first: 3, second: 5 });
  expect(tap(two, both, 6)).toEqual({ first: 3, second: 6 });
  expect(tap(two, both, 3)).toEqual({ second: 5 });
});

test('a ballot is whole with one vote, in party only with green and red', () => {
  expect(ballotOf({}, false)).toBeNull();
  expect(ballotOf({ second: 4 }, false)).toEqual({ places: [4], red: null });
  expect(ballotOf({ first: 5, second: 4 }, false)).toEqual({ places: [4, 5], red: null });
  expect(ballotOf({ green: 2 }, true)).toBeNull();
  expect(ballotOf({ green: 2, red: 1 }, true)).toEqual({ places: [2], red: 1 });
});

test('a ballot that was said lies there as it was', () => {
  expect(votesOf({ places: [2, 7], red: null }, false)).toEqual({ first: 2, second: 7 });
  expect(votesOf({ places: [2], red: 5 }, true)).toEqual({ green: 2, red: 5 });
  expect(votesOf(null, false)).toEqual({});
  expect(sameBallot({ places: [1], red: null }, { places: [1], red: null })).toBe(true);
  expect(sameBallot({ places: [1], red: null }, null)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { chairs, places, points, reveal } from './hand-made';
import type { RevealView, ToldTurn } from '../../wire/messages';
import { evenings, foundWords, votersWords } from './history';

const told = (
  game: number,
  turn: number,
  made: Partial<RevealView>,
  scores = [3, 3, 0, 0],
): ToldTurn => ({
  game,
  turn,
  reveal: reveal(made),
  sides: scores.map((score, side) => ({
    side,
    score,
    colour: ['poppy', 'sky', 'marigold', 'pine'][side] ?? '',
  })),
});
const some = {
  target: 2,
  places: places([[1, 2], [0, 1], [2], [3, 3]]),
  points: points([[3], [3]]),
};

test('the latest game first, its turns as they were told', () => {
  const all = evenings({
    chairs: chairs(4),
    turns: [told(1, 1, some), told(1, 2, some), told(2, 1, some), told(2, 3, some)],
  });
  expect(all.map(({ game }) => game)).toEqual([2, 1]);
  expect(all[0]?.turns.map(({ told }) => told.turn)).toEqual([1, 3]);
  expect(all[0]?.turns[0]?.hero?.card).toBe('card-2');
});

test('a table without turns has no evenings', () => {
  expect(evenings({ chairs: chairs(4), turns: [] })).toEqual([]);
});

describe('who is who', () => {
  test('somebody who has left still has a name and a colour', () => {
    const [evening] = evenings({ chairs: chairs(4), turns: [told(1, 1, some, [3, 3])] });
    const who = evening?.turns[0]?.who;
    expect(who?.name(3)).toBe('Dag');
    expect(who?.colour(3)).toBe('pine');
  });

  test('a pair shares a rabbit, as far as the cards tell', () => {
    const pairs = { target: 1, places: places([[2, 1], [0], [3]], 2), storyteller: 0 };
    const [evening] = evenings({ chairs: chairs(4), turns: [told(1, 1, pairs, [3, 3])] });
    expect(evening?.turns[0]?.who.colour(2)).toBe('poppy');
    expect(evening?.turns[0]?.who.colour(3)).toBe('sky');
  });
});

test('in words', () => {
  const words = (made: Partial<RevealView>) => foundWords(told(1, 1, made));
  expect(words(some)).toBe('1 of 3 found it');
  expect(words({ ...some, outcome: 'all' })).toBe('everybody found it');
  expect(words({ ...some, outcome: 'nobody' })).toBe('nobody found it');
  const crowd = { outcome: 'crowd' as const, target: null };
  expect(
    words({
      ...crowd,
      places: places([
        [0, 0, 1, 2],
        [1, 3],
      ]),
    }),
  ).toBe('3 met on it');
  expect(
    words({
      ...crowd,
      places: places([
        [0, 0],
        [1, 3],
      ]),
    }),
  ).toBe('nobody met');
  const [evening] = evenings({ chairs: chairs(4), turns: [told(1, 1, some)] });
  expect(evening && votersWords(evening.turns[0]!)).toBe('One vote: Bo');
});

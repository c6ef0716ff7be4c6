import { describe, expect, test } from 'vitest';
import { chairs, places, points, reveal } from '../table/telling/hand-made';
import type { Book, Spread } from '../wire/messages';
import { coversOf, deckTitles, gainsOf, isPrivate, leavesOf, standingsOf, whoIn } from './leaves';

const sides = (scores: number[]) =>
  scores.map((score, side) => ({
    side,
    score,
    colour: ['poppy', 'sky', 'marigold', 'pine'][side] ?? '',
  }));
const spread = (turn: number, scores: number[], gained: number[][]): Spread => ({
  turn,
  reveal: reveal({
    places: places([[0, 1], [1], [2, 3], [3]]),
    target: 1,
    points: points(gained),
  }),
  sides: sides(scores),
  said: [
    { seat: 1, text: 'The moon' },
    { seat: 2, text: 'The door' },
  ],
});
const book: Book = {
  game: 1,
  games: 1,
  variant: 'classic',
  pairs: false,
  goal: 30,
  language: 'en',
  night: 1_800_000_000,
  over: true,
  winners: [0],
  people: chairs(4).map(({ here: _, ...one }) => ({ ...one, side: one.seat })),
  decks: [
    { id: 'base', title: { en: 'First Sleep', de: 'Erster Schlaf' }, own: false, credit: '' },
  ],
  spreads: [
    spread(1, [3, 3, 0, 0], [[3], [3], [0], [0]]),
    spread(2, [6, 6, 1, 0], [[3], [3], [0, 0, 1], [0]]),
  ],
  sides: sides([6, 6, 1, 0]),
};

test('a title, every turn, and the track', () => {
  const leaves = leavesOf(book);
  expect(leaves.map(({ kind }) => kind)).toEqual(['title', 'turn', 'turn', 'last']);
  const [, first, second] = leaves;
  expect(first?.kind === 'turn' && first.turn.over).toBe(false);
  expect(second?.kind === 'turn' && second.turn.over).toBe(true);
});

test('what somebody said who is hidden here is not in it', () => {
  const [, first] = leavesOf(book, [2]);
  expect(first?.kind === 'turn' && first.said.map(({ text }) => text)).toEqual(['The moon']);
});

describe('who is who', () => {
  test('somebody who was forgotten is nobody in particular', () => {
    const people = book.people.map((one) => (one.seat === 1 ? { ...one, name: '' } : one));
    expect(whoIn({ ...book, people }).name(1)).toBe('somebody who left');
  });
  test('somebody who got up in the middle of it keeps the coat', () => {
    expect(whoIn({ ...book, sides: sides([6, 6, 1]) }).colour(3)).toBe('pine');
  });
});

test('who gained most stands first, and the points are the way of the rabbits', () => {
  const [, , second] = leavesOf(book);
  const gains = second?.kind === 'turn' ? gainsOf(second.turn) : [];
  expect(gains.map(({ name, plus, score }) => [name, plus, score])).toEqual([
    ['Ada', 3, 6],
    ['Bo', 3, 6],
    ['Cleo', 1, 1],
    ['Dag', 0, 0],
  ]);
});

test('who is level at the end shares a place', () => {
  expect(standingsOf(book).map(({ place }) => place)).toEqual([1, 1, 3, 4]);
});

test('decks are called as the reader calls them, and own pictures are known', () => {
  expect(deckTitles(book, 'de')).toEqual(['Erster Schlaf']);
  expect(deckTitles(book, 'fi')).toEqual(['First Sleep']);
  expect(isPrivate(book)).toBe(false);
  const own = { id: 'own-1', title: { en: 'Ours' }, own: true, credit: '' };
  expect(isPrivate({ ...book, decks: [own] })).toBe(true);
});

test('the cover shows the cards that were told', () => {
  expect(coversOf(book)).toEqual(['card-1', 'card-1']);
  const many = [5, 4, 3, 2, 1].map((turn) => spread(turn, [0, 0, 0, 0], []));
  const nobody = { ...many[0]!, reveal: { ...many[0]!.reveal, outcome: 'nobody' as const } };
  expect(coversOf({ ...book, spreads: [nobody, ...many.slice(1)] })).toHaveLength(3);
});

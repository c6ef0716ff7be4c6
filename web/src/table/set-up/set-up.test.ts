import { expect, test } from 'vitest';
import { decksToPlay, plainSetUp } from './plain';
import type { DeckView } from '../../wire/messages';
import {
  cardsIn,
  chosenOver,
  isSame,
  restored,
  tooFew,
  withClues,
  withDeck,
  withDecksOf,
  within,
  withGame,
  withManners,
  withOption,
} from './set-up';

const deck = (id: string, cards = 84): DeckView => ({
  id,
  kind: 'painted',
  title: {},
  about: {},
  cards,
  cover: '',
  told: true,
});
const decks = [deck('a'), deck('b', 40)];
const fresh = { ...plainSetUp(decks, 'en'), decks: ['a', 'b'] };

test('a new table plays one world, the one this browser has seen least', () => {
  expect(decksToPlay(decks, {})).toEqual(['a']);
  expect(decksToPlay(decks, { a: 2, b: 1 })).toEqual(['b']);
  const own = { ...deck('own'), kind: 'imported' };
  expect(decksToPlay([own, ...decks], { a: 1 })).toEqual(['b']);
  expect(decksToPlay([own], {})).toEqual(['own']);
});

test('an option of one game does not follow into another', () => {
  const long = withOption(fresh, { target_score: 50 });
  expect(withGame(long, 'odyssey').options.target_score).toBe(50);
  expect(withGame(long, 'party').options.target_score).toBe(30);
  const twice = withOption(withGame(fresh, 'teams'), { storyteller_turns: 2 });
  expect(withGame(twice, 'party').options.storyteller_turns).toBe(2);
  expect(withGame(twice, 'classic').options.storyteller_turns).toBe(1);
});

test('C2: kinds of clues go in and out, and another game keeps what the host said', () => {
  const less = withClues(fresh, 'tune');
  expect(less.options.clues).toEqual(['mime', 'voice']);
  expect(isSame(less, fresh)).toBe(false);
  expect(withClues(less, 'tune').options.clues).toEqual(['mime', 'tune', 'voice']);
  expect(withGame(less, 'teams').options.clues).toEqual(['mime', 'voice']);
});

test('decks go in and out, the last one stays', () => {
  const one = withDeck(fresh, 'a');
  expect(one.decks).toEqual(['b']);
  expect(withDeck(one, 'b').decks).toEqual(['b']);
  expect(withDeck(one, 'a').decks).toEqual(['b', 'a']);
  expect([cardsIn(fresh, decks), cardsIn(one, decks)]).toEqual([124, 40]);
});

test('decks that are gone from the server go, and something is left to play', () => {
  const gone = { ...fresh, decks: ['gone', 'b'] };
  expect(withDecksOf(gone, decks).decks).toEqual(['b']);
  expect(withDecksOf({ ...fresh, decks: ['gone'] }, decks).decks).toEqual(['a']);
  expect(withDecksOf(fresh, decks)).toBe(fresh);
});

test('X4: too few cards for so many, with the numbers', () => {
  const small = withDeck(fresh, 'a');
  expect(tooFew(small, decks, 3)).toBeNull();
  expect(tooFew(small, decks, 6)).toEqual({ cards: 40, needed: 42, players: 6 });
});

test('numbers stay in their range, and nonsense is the least', () => {
  const range = { least: 5, most: 1000 };
  expect([3, 30.4, 4000, NaN].map((n) => within(n, range))).toEqual([5, 30, 1000, 5]);
});

test('what was chosen before comes back, without decks that are gone', () => {
  const old = { ...withGame(fresh, 'party'), decks: ['gone', 'b'], listed: true };
  const back = restored(JSON.stringify(old), fresh, decks);
  expect(back).toMatchObject({ game: 'party', decks: ['b'], listed: true });
  expect(restored(JSON.stringify({ ...old, decks: ['gone'] }), fresh, decks).decks).toEqual([
    'a',
    'b',
  ]);
});

test('a memory of an older client, or none, is no reason to fail', () => {
  expect(restored(null, fresh, decks)).toEqual(fresh);
  expect(restored('{"broken', fresh, decks)).toEqual(fresh);
  expect(restored('{"game":"teams"}', fresh, decks)).toEqual(withGame(fresh, 'teams'));
});

test('who changes one thing of a set-up leaves the others as they are by now', () => {
  const now = withManners(withDeck(fresh, 'a'), { timer: 'days' });
  // Looked at only: a deck was taken out meanwhile, and stays out.
  expect(chosenOver(now, fresh, fresh)).toEqual(now);
  expect(chosenOver(now, fresh, withGame(fresh, 'odyssey'))).toEqual(withGame(now, 'odyssey'));
  const listed = { ...fresh, listed: true };
  expect(chosenOver(withGame(now, 'party'), fresh, listed)).toEqual({
    ...withGame(now, 'party'),
    listed: true,
  });
});

test('an option of a game that is no longer played is not asked for', () => {
  const now = withGame(fresh, 'party');
  const chosen = withOption(fresh, { target_score: 50 });
  expect(chosenOver(now, fresh, chosen)).toEqual(now);
});

test('the order of the decks makes no difference', () => {
  expect(isSame(fresh, { ...fresh, decks: ['b', 'a'] })).toBe(true);
  expect(isSame(fresh, withManners(fresh, { timer: 'days' }))).toBe(false);
  expect(isSame(fresh, withDeck(fresh, 'a'))).toBe(false);
});

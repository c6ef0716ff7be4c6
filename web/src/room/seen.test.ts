import { beforeEach, expect, test, vi } from 'vitest';
import type { DeckView } from '../wire/messages';
import { leastSeen, leastSeenFirst, rememberPlayed, seen } from './seen';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const deck = (id: string, kind = 'painted'): DeckView => ({
  id,
  kind,
  title: {},
  about: {},
  cards: 84,
  cover: '',
  told: true,
});

test('what was played least is suggested, once there is a difference', () => {
  const decks = [deck('a'), deck('b'), deck('c'), deck('mine', 'imported')];
  expect(leastSeen(decks, seen())).toEqual([]);
  rememberPlayed('tbl.1', ['a', 'b']);
  expect(leastSeen(decks, seen())).toEqual(['c']);
  rememberPlayed('tbl.2', ['a', 'c']);
  expect(leastSeen(decks, seen())).toEqual(['b', 'c']);
  rememberPlayed('tbl.3', ['b', 'c']);
  expect(leastSeen(decks, seen())).toEqual([]);
});

test('those seen least stand first, among equals as the server has them; own ones last', () => {
  const decks = [deck('mine', 'imported'), deck('a'), deck('b'), deck('c'), deck('d')];
  const ids = (games: Record<string, number>) => leastSeenFirst(decks, games).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c', 'd', 'mine']);
  expect(ids({ a: 2, b: 1, d: 1 })).toEqual(['c', 'b', 'd', 'a', 'mine']);
});

test('with one deck there is nothing to suggest', () => {
  expect(leastSeen([deck('a')], { b: 4 })).toEqual([]);
  expect(leastSeen([], {})).toEqual([]);
});

test('a memory that somebody else wrote is no reason to fail', () => {
  stored.set('reverie-decks-seen', '{"a": "many", "b": 2}');
  expect(seen()).toEqual({ b: 2 });
  stored.set('reverie-decks-seen', '[broken');
  expect(seen()).toEqual({});
});

test('a game counts once, however often it is looked at', () => {
  for (const game of ['one.1', 'two.1', 'one.1', 'one.2', 'two.1']) rememberPlayed(game, ['a']);
  expect(seen()).toEqual({ a: 3 });
});

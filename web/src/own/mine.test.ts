import { beforeEach, expect, test, vi } from 'vitest';
import {
  deckInLink,
  forgetDeck,
  holdKey,
  isKept,
  keepForNextTime,
  keyOf,
  myDecks,
  rememberDeck,
  renameDeck,
} from './mine';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(new Map()));
});

test('the latest deck comes first, each only once, at most two dozen', () => {
  for (let n = 0; n < 30; n++) rememberDeck(`own-${n}`, 'key', `T${n}`);
  rememberDeck('own-20', 'key', 'New');
  expect(myDecks()[0]).toEqual({ deck: 'own-20', key: 'key', title: 'New' });
  expect(myDecks()).toHaveLength(24);
  renameDeck('own-20', 'Newer');
  renameDeck('own-nobody', 'Nothing');
  expect(myDecks()[0]?.title).toBe('Newer');
  forgetDeck('own-20');
  expect(myDecks().map((one) => one.deck)).not.toContain('own-20');
});

test('a memory that somebody else wrote is no reason to fail', () => {
  stored.set('reverie-own-decks', '[1, null, {"deck":"a"}, {"deck":"a","key":"k","title":"t"}]');
  expect(myDecks()).toHaveLength(1);
  stored.set('reverie-own-decks', '{"broken');
  expect(myDecks()).toEqual([]);
});

test('a link holds a deck and its key, or nothing', () => {
  expect(deckInLink('#own-ff58espra5wu.eUR4x6bKxPHgEiyAd5s5FA')).toEqual({
    deck: 'own-ff58espra5wu',
    key: 'eUR4x6bKxPHgEiyAd5s5FA',
  });
  for (const bad of [
    '',
    '#',
    '#base.key',
    '#own-ff58espra5wu',
    '#own-../../x.eUR4x6bKxPHgEiyAd5s5FA',
  ])
    expect(deckInLink(bad)).toBeNull();
});

test('a deck that was made is kept only when somebody says so, and may be forgotten again', () => {
  holdKey('own-a', 'secret');
  expect(isKept('own-a')).toBe(false);
  expect(JSON.stringify([...stored])).not.toContain('secret');
  keepForNextTime('own-a', 'Summer', true);
  expect(myDecks()).toEqual([{ deck: 'own-a', key: 'secret', title: 'Summer' }]);
  keepForNextTime('own-a', 'Summer', false);
  expect(isKept('own-a')).toBe(false);
  expect(JSON.stringify([...stored])).not.toContain('secret');
  expect(keyOf('own-a')).toBe('secret');
});

test('without its key there is nothing to keep', () => {
  expect(keyOf('own-b')).toBeNull();
  keepForNextTime('own-b', 'Winter', true);
  expect(myDecks()).toEqual([]);
});

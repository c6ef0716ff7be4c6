import { beforeEach, expect, test, vi } from 'vitest';
import { deckInLink, forgetDeck, myDecks, rememberDeck, renameDeck } from './mine';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
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

import { afterEach, expect, test, vi } from 'vitest';
import { ownDoors } from '../own/doors';
import { plainSetUp } from '../table/set-up/plain';
import { doors } from '../wire/http';
import type { DeckView, OwnDeckView } from '../wire/messages';
import { Shelf, withOwnDecks } from './shelf.svelte';

const deck = (id: string): DeckView => ({
  id,
  kind: 'painted',
  title: {},
  about: {},
  cards: 84,
  cover: '',
  told: true,
});
const own = (id: string, thumbnails: string[]): OwnDeckView => ({
  id,
  title: 'Ours',
  cards: thumbnails.map((thumbnail) => ({
    card: thumbnail,
    thumbnail,
    picture: '',
    tint: '',
    tiny: '',
    caption: '',
  })),
});

afterEach(() => void vi.restoreAllMocks());

test('own decks that are not played yet stand beside the others, each once', () => {
  const both = withOwnDecks(
    [deck('base'), deck('own-a')],
    [own('own-a', ['x']), own('own-b', ['y', 'z'])],
  );
  expect(both.map((one) => one.id)).toEqual(['base', 'own-a', 'own-b']);
  expect(both[2]).toMatchObject({ kind: 'imported', cards: 2, cover: 'y', title: { en: 'Ours' } });
});

test('the latest look counts, in whichever order the answers come', async () => {
  const answers: ((decks: DeckView[]) => void)[] = [];
  vi.spyOn(doors, 'decks').mockImplementation(() => new Promise((come) => answers.push(come)));
  const shelf = new Shelf('tbl');
  const looks = [shelf.refresh(), shelf.refresh()];
  answers[1]?.([deck('new')]);
  answers[0]?.([deck('old')]);
  await Promise.all(looks);
  expect(shelf.decks.map((one) => one.id)).toEqual(['new']);
});

test('a deck that is gone from the server is not played; own ones of this table are', async () => {
  const set_up = { ...plainSetUp([], 'en'), decks: ['gone', 'base', 'own-a'] };
  vi.spyOn(doors, 'decks').mockResolvedValueOnce([deck('base')]);
  vi.spyOn(ownDoors, 'decks').mockResolvedValue([own('own-a', ['x'])]);
  const shelf = new Shelf('tbl');
  expect(shelf.playable(set_up)).toBe(set_up);
  await shelf.refresh(true);
  expect(shelf.playable(set_up).decks).toEqual(['base', 'own-a']);
  // What has come since then is not known yet.
  vi.spyOn(doors, 'decks').mockRejectedValueOnce(new Error('lost'));
  const look = shelf.refresh(true);
  expect(shelf.playable(set_up)).toBe(set_up);
  await look;
  expect(shelf.playable(set_up)).toBe(set_up);
});

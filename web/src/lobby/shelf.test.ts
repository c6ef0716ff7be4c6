import { expect, test } from 'vitest';
import type { DeckView, OwnDeckView } from '../wire/messages';
import { withOwnDecks } from './shelf.svelte';

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

test('own decks that are not played yet stand beside the others, each once', () => {
  const both = withOwnDecks(
    [deck('base'), deck('own-a')],
    [own('own-a', ['x']), own('own-b', ['y', 'z'])],
  );
  expect(both.map((one) => one.id)).toEqual(['base', 'own-a', 'own-b']);
  expect(both[2]).toMatchObject({ kind: 'imported', cards: 2, cover: 'y', title: { en: 'Ours' } });
});

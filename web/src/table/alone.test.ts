import { expect, test } from 'vitest';
import type { Ask, DeckView, OpenTable } from '../wire/messages';
import { playAlone } from './alone';
import { decksToPlay } from './set-up';

const deck = (id: string, kind: string): DeckView => ({
  id,
  kind,
  title: {},
  about: {},
  cards: 84,
  cover: '',
  told: true,
});

test('painted decks are played; others only where there are none', () => {
  expect(decksToPlay([deck('a', 'painted'), deck('b', 'placeholder')])).toEqual(['a']);
  expect(decksToPlay([deck('b', 'placeholder')])).toEqual(['b']);
});

test('one tap opens a table, winds up three rabbits and begins', async () => {
  const opened: OpenTable[] = [];
  const done: Ask[] = [];
  const seated = await playAlone(
    {
      decks: () => Promise.resolve([deck('a', 'painted')]),
      openTable: (wish) => {
        opened.push(wish);
        return Promise.resolve({ table: 'tbl', code: 'KRTZ', seat: 0 });
      },
      do: (_table, ask) => {
        done.push(ask);
        return Promise.resolve({ kind: 'accepted', id: ask.id });
      },
    },
    'Mira',
    'fi',
  );
  expect(seated.table).toBe('tbl');
  expect(opened[0]?.set_up).toMatchObject({ game: 'classic', decks: ['a'], language: 'fi' });
  expect(done.map((ask) => ask.do.do)).toEqual(['add_bot', 'add_bot', 'add_bot', 'start_game']);
  expect(new Set(done.map((ask) => ask.id)).size).toBe(4);
});

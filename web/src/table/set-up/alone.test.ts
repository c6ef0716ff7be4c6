import { expect, test } from 'vitest';
import type { Ask, DeckView, OpenTable } from '../../wire/messages';
import { playAlone } from './alone';
import { decksToPlay } from './plain';

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

async function alone(isNew: boolean) {
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
    isNew,
  );
  return { seated, opened, done };
}

test('one tap opens a table, winds up three rabbits and begins', async () => {
  const { seated, opened, done } = await alone(false);
  expect(seated.table).toBe('tbl');
  expect(opened[0]?.set_up).toMatchObject({ game: 'classic', decks: ['a'], language: 'fi' });
  expect(done.map((ask) => ask.do.do)).toEqual(['fill_chairs', 'start_game']);
  expect(done[0]?.do).toMatchObject({ chairs: 4 });
});

test('in the first game of all a rabbit begins', async () => {
  const { done } = await alone(true);
  expect(done.map((ask) => ask.do.do)).toEqual(['fill_chairs', 'give_sign', 'start_game']);
  expect(done[1]?.do).toMatchObject({ sign: 'after_you' });
});

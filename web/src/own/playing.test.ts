import { expect, test, vi } from 'vitest';
import { plainSetUp } from '../table/set-up/plain';
import { tableView, vote } from '../table/people/sample';
import type { DeckView, SetUp } from '../wire/messages';
import { play } from './playing';

const deck = (id: string): DeckView => ({
  id,
  kind: 'painted',
  title: {},
  about: {},
  cards: 84,
  cover: '',
  told: true,
});

function table(decks: string[], code = '') {
  const asked: string[][] = [];
  const set_up = { ...plainSetUp([], 'en'), decks };
  const at = {
    id: 'tbl',
    view: { ...tableView(vote()), set_up },
    changeSetUp: (next: SetUp) => {
      asked.push(next.decks);
      return Promise.resolve(
        code
          ? ({ kind: 'rejected', id: '', code } as const)
          : ({ kind: 'accepted', id: '' } as const),
      );
    },
  };
  return { at, asked };
}
const there = (...ids: string[]) => ({ decks: () => Promise.resolve(ids.map(deck)) });

test('an own deck is played, or not any more', async () => {
  const { at, asked } = table(['base', 'own-a']);
  expect(await play(at, 'own-b', true, there('base', 'own-a'))).toBeNull();
  expect(await play(at, 'own-a', false, there('base', 'own-a'))).toBeNull();
  expect(await play(at, 'own-a', true, there('base', 'own-a'))).toBeNull();
  expect(asked).toEqual([['base', 'own-a', 'own-b'], ['base']]);
});

test('whoever asked hears that it was refused, or that it is the last', async () => {
  const { at } = table(['base'], 'too_fast');
  expect(await play(at, 'own-a', true, there('base'))).toBe('too_fast');
  const last = table(['own-a']);
  expect(await play(last.at, 'own-a', false, there('base', 'own-a'))).toBe('last');
  expect(last.asked).toEqual([]);
});

test('a deck that is gone from the server does not have an own one refused', async () => {
  const { at, asked } = table(['gone', 'base']);
  expect(await play(at, 'own-a', true, there('base'))).toBeNull();
  const alone = table(['gone', 'own-a']);
  expect(await play(alone.at, 'own-a', false, there('base', 'own-a'))).toBe('last');
  expect(asked).toEqual([['base', 'own-a']]);
});

test('where nobody says what is there, it is asked for as it is', async () => {
  const { at, asked } = table(['gone']);
  const lost = { decks: vi.fn(() => Promise.reject(new Error('lost'))) };
  expect(await play(at, 'own-a', true, lost)).toBeNull();
  expect(asked).toEqual([['gone', 'own-a']]);
});

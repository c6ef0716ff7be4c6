import { expect, test } from 'vitest';
import { withGame } from '../table/set-up/set-up';
import { plainSetUp } from '../table/set-up/plain';
import { COLOURS, type ChairView, type TableView } from '../wire/messages';
import { has } from '../words/fluent';
import { mayOpen, sitting } from './who';

const chair = (seat: number, change: Partial<ChairView> = {}): ChairView => ({
  seat,
  name: `P${seat}`,
  colour: COLOURS[seat]!,
  bot: null,
  here: true,
  ...change,
});
const chairs = [
  chair(0),
  chair(1),
  chair(2, { here: false }),
  chair(3, { bot: 'random' }),
  chair(4),
];
const view = (you: number | null, game = 'classic', host = 0): TableView =>
  ({ set_up: withGame(plainSetUp([], 'en'), game), you, host, chairs }) as unknown as TableView;

test('host, you, here, away and clockwork are told apart', () => {
  const keys = (table: TableView) => chairs.map((one) => sitting(table, one).key);
  expect(keys(view(1))).toEqual([
    'lobby-host',
    'lobby-you',
    'lobby-is-away',
    'lobby-bot',
    'lobby-is-here',
  ]);
  expect(keys(view(0))[0]).toBe('lobby-you-host');
  expect(keys(view(1, 'classic', 2))[2]).toBe('lobby-host-is-away');
  for (const key of [...keys(view(1)), 'lobby-you-host', 'lobby-host-is-away']) {
    expect(has(key), key).toBe(true);
  }
});

test('eyes are shut only where somebody is away', () => {
  expect(chairs.map((one) => sitting(view(1), one).pose)).toEqual(['up', 'up', 'away', 'up', 'up']);
});

test('only pairs have partners', () => {
  expect(sitting(view(1), chairs[0]!).partner).toBeUndefined();
  expect(sitting(view(1, 'teams'), chairs[0]!).partner?.seat).toBe(3);
  expect(sitting(view(1, 'teams'), chairs[2]!).partner).toBeNull();
});

test('the host may open every seat, others their own, watchers none', () => {
  const open = (table: TableView) => chairs.filter((one) => mayOpen(table, one.seat)).length;
  expect([open(view(0)), open(view(4)), open(view(null))]).toEqual([5, 1, 0]);
});

import { expect, test } from 'vitest';
import { withGame } from '../table/set-up/set-up';
import { plainSetUp } from '../table/set-up/plain';
import { COLOURS, type TableView } from '../wire/messages';
import { has } from '../words/fluent';
import { filledUp, gameFor, lackOf, lineOf } from './ready';

function view(game: string, players: number, change: Partial<TableView> = {}): TableView {
  return {
    code: 'KRTZ',
    set_up: withGame(plainSetUp([], 'en'), game),
    you: 0,
    host: 0,
    chairs: Array.from({ length: players }, (_, seat) => ({
      seat,
      name: `P${seat}`,
      colour: COLOURS[seat]!,
      bot: null,
      here: true,
    })),
    games: 0,
    game: null,
    ...change,
  } as TableView;
}

test('too few, too many, an odd number of partners, too few cards', () => {
  expect(lackOf(view('classic', 1), 84)).toEqual({ why: 'few', missing: 2 });
  expect(lackOf(view('classic', 9), 84)).toEqual({ why: 'many', most: 8 });
  expect(lackOf(view('teams', 7), 84)).toEqual({ why: 'odd' });
  expect(lackOf(view('odyssey', 12), 83)).toEqual({ why: 'cards', needed: 84 });
  expect(lackOf(view('odyssey', 12), 84)).toBeNull();
  expect(lackOf(view('teams', 8), 84)).toBeNull();
});

test('unknown cards are no reason to wait: the server will say it', () => {
  expect(lackOf(view('odyssey', 12), null)).toBeNull();
});

test('the host hears what to do, the others whom they wait for', () => {
  const table = view('classic', 4);
  expect(lineOf(table, null)).toEqual({ key: 'lobby-ready-host', args: { players: 4 } });
  expect(lineOf({ ...table, you: 2 }, null)).toEqual({ key: 'lobby-ready', args: { name: 'P0' } });
  expect(lineOf({ ...table, you: null }, null).key).toBe('lobby-ready');
  expect(lineOf(view('classic', 2), { why: 'few', missing: 1 }).key).toBe('lobby-few-host');
});

test('somebody away is named, and is no reason not to begin', () => {
  const table = view('classic', 4);
  table.chairs[3] = { ...table.chairs[3]!, here: false };
  expect(lineOf(table, null)).toEqual({ key: 'lobby-away-host', args: { away: 1, name: 'P3' } });
  table.chairs[0] = { ...table.chairs[0]!, here: false };
  expect(lineOf({ ...table, you: 2 }, null).key).toBe('lobby-host-away');
});

test('there are words for every line', () => {
  const lacks = ['few', 'many', 'odd', 'cards'].flatMap((why) => [
    `lobby-${why}`,
    `lobby-${why}-host`,
  ]);
  const others = [
    'lobby-ready',
    'lobby-ready-host',
    'lobby-away-host',
    'lobby-host-away',
    'lobby-nobody',
  ];
  for (const key of [...lacks, ...others]) expect(has(key), key).toBe(true);
});

test('rabbits fill up to a game, and to good company where that is more', () => {
  expect(filledUp(view('classic', 1))).toBe(4);
  expect(filledUp(view('classic', 3))).toBe(4);
  expect(filledUp(view('classic', 5))).toBeNull();
  expect(filledUp(view('party', 2))).toBe(6);
  expect(filledUp(view('teams', 7))).toBe(8);
  expect(filledUp(view('teams', 12))).toBeNull();
  expect(filledUp(view('classic', 9))).toBeNull();
});

test('nine at a table for eight are offered a game that seats them', () => {
  expect(gameFor(9)).toBe('odyssey');
  expect(gameFor(13)).toBeNull();
});

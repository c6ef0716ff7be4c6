import { expect, test } from 'vitest';
import { GAMES, type ChairView, type TableView } from '../wire/messages';
import { has } from '../words/fluent';
import { comings } from './comings';

const view = (seats: number[], game = 'classic', you: number | null = 0): TableView =>
  ({
    you,
    set_up: { game },
    chairs: seats.map((seat) => ({ seat, name: `P${seat}` }) as ChairView),
  }) as unknown as TableView;

test('who comes and who leaves is said by name, oneself not', () => {
  expect(comings(view([0, 1]), view([0, 2]))).toEqual([
    { key: 'lobby-came', args: { name: 'P2' } },
    { key: 'lobby-left', args: { name: 'P1' } },
  ]);
  expect(comings(view([1], 'classic', null), view([1, 4], 'classic', 4))).toEqual([]);
});

test('changed places are no news here, another game is', () => {
  expect(comings(view([0, 1]), view([1, 0]))).toEqual([]);
  expect(comings(view([0]), view([0], 'party'))).toEqual([{ key: 'lobby-now-party', args: {} }]);
  for (const game of GAMES) expect(has(`lobby-now-${game}`)).toBe(true);
});

test('the first look at a table is no news', () => {
  expect(comings(null, view([0, 1]))).toEqual([]);
});

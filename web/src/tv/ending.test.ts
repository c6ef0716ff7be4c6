import { expect, test } from 'vitest';
import { tableView } from '../table/people/sample';
import type { OverView } from '../wire/messages';
import { endingOf, spread } from './ending';

const over = (winners: number[]): OverView => ({ phase: 'over', winners, last: null });
const ending = (winners: number[], game = 'classic') => {
  const view = tableView(over(winners), { you: null, people: 6, game });
  view.game!.sides.forEach((side) => (side.score = winners.includes(side.side) ? 31 : side.side));
  return endingOf(view, view.game!, over(winners));
};

test('one wins, some share, many are counted, sometimes nobody', () => {
  expect(ending([2])).toMatchObject({ title: 'Cleo wins the night', points: '31 points' });
  expect(ending([1, 2])).toMatchObject({
    title: 'Bo and Cleo share the night',
    points: '31 points each',
  });
  expect(ending([0, 1, 2, 3]).title).toBe('4 share the night');
  expect(ending([])).toMatchObject({ title: 'The night ends without a winner', points: '' });
});

test('a pair wins together, and the first stand first', () => {
  const { title, all } = ending([1], 'teams');
  expect(title).toBe('Bo & Eir win the night');
  expect(all.map(({ score }) => score)).toEqual([31, 2, 0]);
});

test('a few of many, from the whole evening', () => {
  const all = Array.from({ length: 30 }, (_, i) => i);
  expect(spread(all, 5)).toEqual([5, 11, 17, 23, 29]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});

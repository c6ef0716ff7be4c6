import { expect, test } from 'vitest';
import { choose, tableView } from '../table/people/sample';
import { seatRows, sideRows } from './rows';

test('everybody has ears, a word and a score', () => {
  const view = tableView(choose({ done: [1, 2] }), { you: null, waiting: [0, 3] });
  const rows = seatRows(view, view.game!);
  expect(rows.map(({ name, pose, state, score }) => [name, pose, state, score])).toEqual([
    ['Ada', 'thinking', 'choosing', 0],
    ['Bo', 'up', 'tells', 0],
    ['Cleo', 'up', 'card laid', 0],
    ['Dag', 'thinking', 'choosing', 0],
  ]);
});

test('mates stand together, and their score is said once', () => {
  const view = tableView(choose(), { you: null, people: 6, game: 'teams' });
  const rows = seatRows(view, view.game!);
  expect(rows.map(({ name, score }) => [name, score])).toEqual([
    ['Ada', null],
    ['Dag', 0],
    ['Bo', null],
    ['Eir', 0],
    ['Cleo', null],
    ['Finn', 0],
  ]);
});

test('who sits down soon has no score yet', () => {
  const view = tableView(choose(), { you: null, newcomers: [4] });
  expect(seatRows(view, view.game!).at(-1)).toMatchObject({ name: 'Eir', score: null });
});

test('before the verdict nobody has got anything', () => {
  const row = {
    side: 1,
    name: 'Bo',
    names: ['Bo'],
    members: [1],
    colour: 'sky',
    bot: false,
    you: false,
    pose: 'up' as const,
  };
  const rows = sideRows([{ ...row, state: { key: 'state-told' }, plus: null, score: 4 }]);
  expect(rows).toEqual([
    {
      key: 1,
      name: 'Bo',
      colour: 'sky',
      pose: 'up',
      bot: false,
      state: 'told it',
      score: 4,
      plus: 0,
    },
  ]);
});

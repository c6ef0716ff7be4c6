import { expect, test } from 'vitest';
import { places, points, reveal } from '../table/telling/hand-made';
import { choose, clue, tableView, vote } from '../table/people/sample';
import type { TableView } from '../wire/messages';
import { moments, stageMoments } from './moments';

const kinds = (before: TableView | null, after: TableView) =>
  moments(before, after).map(({ kind, count }) => `${kind} ${count}`);

test('a page that has just opened makes no sound', () => {
  expect(kinds(null, tableView(vote(), { waiting: [0] }))).toEqual([]);
});

test('somebody comes, and the cards are dealt', () => {
  const game = tableView(clue(null), { waiting: [1, 2, 3] });
  const lobby = { ...game, game: null, games: 0 };
  const fewer = { ...lobby, chairs: lobby.chairs.slice(0, 2) };
  expect(kinds(fewer, lobby)).toEqual(['come 2']);
  expect(kinds(lobby, game)).toEqual(['deal 6']);
});

test('the clue, the cards, the turning over, the votes', () => {
  const told = tableView(choose());
  expect(kinds(tableView(clue(1)), told)).toEqual(['slip 1']);
  expect(kinds(told, tableView(choose({ done: [1, 2] })))).toEqual(['lay 2']);
  expect(kinds(told, tableView(vote()))).toEqual(['turn 4']);
  expect(kinds(tableView(vote()), tableView(vote({ done: [3] })))).toEqual(['vote 1']);
});

test('a card taken back and a view that says the same are silent', () => {
  expect(kinds(tableView(choose({ done: [1, 2] })), tableView(choose({ done: [1] })))).toEqual([]);
  expect(kinds(tableView(vote()), tableView(vote()))).toEqual([]);
});

test('my turn is said once, and again when the table nudges', () => {
  const [waits, mine] = [tableView(choose()), tableView(choose(), { waiting: [0] })];
  expect(kinds(waits, mine)).toEqual(['yours 1']);
  expect(kinds(mine, mine)).toEqual([]);
  expect(kinds(mine, { ...mine, nudged: true })).toEqual(['yours 1']);
  expect(kinds(mine, tableView(vote(), { waiting: [0] }))).toEqual(['turn 4', 'yours 1']);
});

test('nobody who watches has a turn, and the open pause is no hurry', () => {
  const wish = { waiting: [0], you: null };
  expect(kinds(tableView(clue(1), wish), tableView(choose(), wish))).toEqual(['slip 1']);
  const shown = tableView(reveal({}), { waiting: [0] });
  expect(kinds(tableView(vote()), shown)).toEqual([]);
});

test('the reveal: every vote, the verdict resolved or left open, hops as far as the furthest', () => {
  const some = reveal({
    places: places([[0, 1, 2], [1, 3], [2], [3]]),
    points: points([[3], [3, 0, 1], [3], [0]]),
  });
  expect(stageMoments('votes', some)).toEqual([{ kind: 'votes', count: 3 }]);
  expect(stageMoments('verdict', some)).toEqual([{ kind: 'right', count: 1 }]);
  expect(stageMoments('verdict', { ...some, outcome: 'all' })[0]?.kind).toBe('open');
  expect(stageMoments('verdict', { ...some, outcome: 'crowd' })[0]?.kind).toBe('right');
  expect(stageMoments('bonus', some)).toEqual([{ kind: 'bonus', count: 1 }]);
  expect(stageMoments('run', some)).toEqual([{ kind: 'hops', count: 4 }]);
  expect(stageMoments('told', some)).toEqual([{ kind: 'told', count: 1 }]);
  expect(stageMoments('breath', some)).toEqual([]);
  expect(stageMoments('rest', some)).toEqual([]);
  expect(stageMoments('run', { ...some, points: points([[0], [0]]) })).toEqual([]);
});

import { expect, test } from 'vitest';
import { happenings } from './happenings';
import { choose, clue, tableView } from '../people/sample';
import { leafOf, screenOf } from '../at/screen';

test('somebody was faster, and only whoever was writing hears it (S4)', () => {
  const [before, after] = [tableView(clue(null)), tableView(choose())];
  expect(happenings(before, after, true)).toEqual([
    { key: 'clue-faster', args: { name: 'Bo' }, seats: [] },
  ]);
  expect(happenings(before, after, false)).toEqual([]);
  expect(happenings(before, tableView(choose({ storyteller: 0 })), true)).toEqual([]);
  expect(happenings(tableView(clue(1)), after, true)).toEqual([]);
});

test('a stand-in is named once (H4)', () => {
  const stood = tableView(choose({ stand_ins: [3] }));
  expect(happenings(tableView(choose()), stood, false)).toMatchObject([
    { key: 'stood-in', seats: [3] },
  ]);
  expect(happenings(stood, stood, false)).toEqual([]);
});

test('who comes in is named to the others (H7)', () => {
  const came = tableView(choose(), { newcomers: [4] });
  expect(happenings(tableView(choose()), came, false)).toMatchObject([
    { key: 'sat-down', seats: [4] },
  ]);
});

test('whom the table waits for is reminded, nobody else', () => {
  const waits = tableView(choose(), { waiting: [0] });
  expect(happenings(waits, { ...waits, nudged: true }, false)).toMatchObject([{ key: 'nudged' }]);
  const other = tableView(choose(), { waiting: [2] });
  expect(happenings(other, { ...other, nudged: true }, false)).toEqual([]);
});

test('another turn, or the first view, is no comparison', () => {
  const view = tableView(choose({ stand_ins: [3] }));
  expect(happenings(null, view, true)).toEqual([]);
  const later = { ...view, game: { ...view.game!, turn: 4 } };
  expect(happenings(tableView(choose()), later, true)).toEqual([]);
});

test('who sees which page', () => {
  const view = tableView(choose());
  const plain = { watching: false, link: false };
  expect(screenOf(view, plain)).toBe('choose');
  expect(screenOf({ ...view, you: null }, plain)).toBe('join');
  expect(screenOf({ ...view, you: null }, { ...plain, watching: true })).toBe('choose');
  expect(screenOf({ ...view, game: null }, plain)).toBe('lobby');
  expect(leafOf(view, plain)).toBe('choose.1.3');
  // Who opens the link to a seat is asked before anything else, even in a chair of their own.
  expect(screenOf(view, { ...plain, link: true })).toBe('join');
  // Whoever is typing a name is not disturbed by the turns.
  expect(leafOf({ ...view, you: null }, plain)).toBe('join');
});

test('who hosts for a while is told so, also in the lobby; nobody else is', () => {
  const hosted = (host: number, you: number) => tableView(choose(), { host, you });
  const keys = (before: number, after: number, you: number, lobby = false) =>
    [hosted(before, you), hosted(after, you)]
      .map((view) => (lobby ? { ...view, game: null } : view))
      .reduce<string[]>(
        (_, after, __, [was]) => happenings(was!, after, false).map((h) => h.key),
        [],
      );
  for (const lobby of [false, true]) {
    expect(keys(0, 1, 1, lobby)).toEqual(['host-is-you']);
    expect(keys(1, 0, 1, lobby)).toEqual(['host-is-back']);
    expect(keys(0, 1, 2, lobby)).toEqual([]);
    expect(keys(1, 1, 1, lobby)).toEqual([]);
  }
  const left = hosted(1, 1);
  const after = { ...left, chairs: left.chairs.filter((one) => one.seat !== 0) };
  expect(happenings(hosted(0, 1), after, false)).toMatchObject([{ key: 'host-is-yours' }]);
});

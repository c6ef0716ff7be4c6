import { expect, test } from 'vitest';
import { ALL } from '../people/people';
import { choose, clue, tableView, vote } from '../people/sample';
import type { PhaseView, Said, TableView } from '../../wire/messages';
import {
  deedsOf,
  heardBy,
  isOverheard,
  lettersLeft,
  LONGEST,
  mayTellWhy,
  newest,
  rowsOf,
  silenceOf,
  unread,
  whysOf,
} from './lines';

const said = (id: number, fields: Partial<Said> = {}): Said => ({
  id,
  seat: 1,
  at: id,
  kind: 'chat',
  text: `line ${id}`,
  game: 1,
  turn: 3,
  ...fields,
});
const open = (view: TableView): TableView => ({ ...view, talk: 'open' });
const reveal: PhaseView = {
  phase: 'reveal',
  storyteller: 1,
  clue: { kind: 'written', text: 'homesick' },
  places: [],
  target: null,
  outcome: 'some',
  points: [],
  ready: [],
  stand_ins: [],
};

test('talk rests, is muted, or is not for those who watch', () => {
  expect(silenceOf(tableView(vote()))).toBe('rests');
  expect(silenceOf(open(tableView(clue(1))))).toBeNull();
  expect(silenceOf({ ...open(tableView(clue(1))), muted: [0] })).toBe('muted');
  expect(silenceOf(open(tableView(clue(1), { you: null })))).toBe('watching');
});

test('where all look at one phone nobody writes, host or not', () => {
  expect(silenceOf(open(tableView(reveal, { you: ALL, host: ALL })))).toBe('passed');
  expect(silenceOf(tableView(vote(), { you: ALL }))).toBe('rests');
});

test('in teams everybody hears what pairs say while they choose (T4)', () => {
  expect(isOverheard(open(tableView(choose(), { game: 'teams', people: 6 })))).toBe(true);
  expect(isOverheard(tableView(choose()))).toBe(false);
  expect(isOverheard(open(tableView(clue(1))))).toBe(false);
});

test('why is asked after the reveal, of those who sit here and are not muted', () => {
  expect(mayTellWhy(tableView(reveal))).toBe(true);
  expect(mayTellWhy(tableView(vote()))).toBe(false);
  expect(mayTellWhy({ ...tableView(reveal), muted: [0] })).toBe(false);
  expect(mayTellWhy(tableView(reveal, { you: null }))).toBe(false);
  expect(mayTellWhy({ ...tableView(reveal), you: ALL })).toBe(false);
});

test('letters are counted as people count them', () => {
  expect(lettersLeft('')).toBe(LONGEST);
  expect(lettersLeft(' 🐇🐇 ')).toBe(LONGEST - 2);
  expect(lettersLeft('a'.repeat(LONGEST + 3))).toBe(-3);
});

test('whom one has hidden is not heard', () => {
  expect(heardBy([said(1), said(2, { seat: 2 })], [1]).map((one) => one.id)).toEqual([2]);
});

test('only what others wrote since is unread', () => {
  const lines = [
    said(1),
    said(2, { seat: 0 }),
    said(3, { kind: 'reaction' }),
    said(4),
    said(5, { kind: 'why' }),
  ];
  expect(unread(lines, 0, 1)).toBe(2);
  expect(unread(lines, null, 0)).toBe(4);
  expect(unread(lines, 0, newest(lines))).toBe(0);
  expect(newest([])).toBe(0);
});

test('reasons belong to their turn', () => {
  const lines = [said(1, { kind: 'why', turn: 2 }), said(2, { kind: 'why' }), said(3)];
  expect(whysOf(lines, 1, 3).map((one) => one.id)).toEqual([2]);
  expect(whysOf(lines, 2, 3)).toEqual([]);
});

test('a name over the first of several lines, a turn over its first', () => {
  const lines = [
    said(1, { turn: 0 }),
    said(2),
    said(3),
    said(4, { seat: 2 }),
    said(900, { seat: 2 }),
  ];
  expect(rowsOf(lines).map(({ named, turn }) => [named, turn])).toEqual([
    [true, null],
    [true, 3],
    [false, null],
    [true, null],
    [true, null],
  ]);
});

test('one takes back one’s own, the host removes, anybody hides', () => {
  const view = tableView(reveal, { host: 0 });
  expect(deedsOf(view, said(1, { seat: 0 }))).toEqual({
    takeBack: true,
    remove: false,
    hide: false,
  });
  expect(deedsOf(view, said(1))).toEqual({ takeBack: false, remove: true, hide: true });
  const guest = tableView(reveal, { host: 2 });
  expect(deedsOf(guest, said(1))).toEqual({ takeBack: false, remove: false, hide: true });
});

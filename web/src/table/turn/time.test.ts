import { expect, test } from 'vitest';
import { choose, clue, tableView, vote } from '../people/sample';
import type { PhaseView, TableView } from '../../wire/messages';
import { afterwards, helpSeats, lateSeats, timeOf } from './time';

const NOW = 1_800_000_000_000;
const due = (seconds: number, fields: Partial<TableView> = {}): TableView => ({
  ...tableView(vote(), { waiting: [2, 3] }),
  deadline: NOW / 1000 + seconds,
  ...fields,
});

test('minutes, never a ticking second', () => {
  expect(timeOf(due(30), NOW)).toEqual({ kind: 'minutes', minutes: 0 });
  expect(timeOf(due(61), NOW)).toEqual({ kind: 'minutes', minutes: 1 });
  expect(timeOf(due(-5), NOW)).toEqual({ kind: 'minutes', minutes: 0 });
});

test('a slow game has a date', () => {
  expect(timeOf(due(24 * 3600), NOW)).toMatchObject({ kind: 'date' });
});

test('nothing without a clock; what is overdue is so with or without one', () => {
  expect(timeOf(due(0, { deadline: null }), NOW)).toBeNull();
  expect(timeOf(due(0, { deadline: null, overdue: true }), NOW)).toEqual({ kind: 'overdue' });
});

test('a stand-in for whom the table waits, once it is overdue', () => {
  expect(lateSeats(due(9))).toEqual([]);
  expect(lateSeats(due(9, { overdue: true }))).toEqual([2, 3]);
  expect(lateSeats(due(9, { overdue: true, called: [2] }))).toEqual([3]);
  expect(lateSeats(due(9, { overdue: true, you: null }))).toEqual([]);
});

test('never for oneself, for a clockwork rabbit, or in the race', () => {
  const mine = { ...tableView(choose(), { waiting: [0, 1] }), overdue: true };
  expect(lateSeats(mine)).toEqual([1]);
  const chairs = mine.chairs.map((one) => (one.seat === 1 ? { ...one, bot: 'random' } : one));
  expect(lateSeats({ ...mine, chairs })).toEqual([]);
  const race = { ...tableView(clue(null), { waiting: [1, 2] }), overdue: true };
  expect(lateSeats(race)).toEqual([]);
});

test('what comes then depends on the phase and on what the host chose', () => {
  const absent = (what: 'wait' | 'skip' | 'stand_in', phase: PhaseView = vote()) => {
    const view = tableView(phase);
    const manners = { ...view.set_up.manners, absent: what };
    return afterwards({ ...view, set_up: { ...view.set_up, manners } });
  };
  expect(absent('wait')).toBe('time-then-wait');
  expect(absent('stand_in')).toBe('time-then-stand_in');
  expect(absent('skip', clue(null))).toBe('time-then-race');
});

test('the host need not wait for somebody who is away, and has the button on the page', () => {
  const gone = { waiting: [2, 3], away: [2, 3] };
  expect(helpSeats(tableView(vote(), gone))).toEqual([2, 3]);
  expect(helpSeats(tableView(vote(), { ...gone, called: [2] }))).toEqual([3]);
  expect(helpSeats(tableView(clue(1), { waiting: [1], away: [1] }))).toEqual([1]);
  // Not while somebody is there and thinks, or it is my own move, or the race is open (S4).
  expect(helpSeats(tableView(vote(), { ...gone, away: [2] }))).toEqual([]);
  expect(helpSeats(tableView(vote(), { waiting: [0, 2], away: [2] }))).toEqual([]);
  expect(helpSeats(tableView(clue(null), { waiting: [1], away: [1] }))).toEqual([]);
  expect(helpSeats(tableView(vote(), { ...gone, host: 1 }))).toEqual([]);
});

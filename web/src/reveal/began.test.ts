import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableView, vote } from '../table/people/sample';
import type { OverView } from '../wire/messages';
import { began, ended } from './began';
import { reveal } from '../table/telling/hand-made';

const voting = tableView(vote());
const revealed = tableView(reveal({}));
const over = tableView({ phase: 'over', winners: [0], last: reveal({}) } satisfies OverView);
const later = (view: typeof revealed) => ({ ...view, game: { ...view.game!, turn: 9 } });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('who saw the vote is told the reveal from the beginning', () => {
  expect(began({ id: 'a', view: revealed, previous: voting }, 100, 5000)).toBe(0);
});

test('a reload goes on where it was', () => {
  began({ id: 'a', view: revealed, previous: voting }, 100, 5000);
  expect(began({ id: 'a', view: revealed, previous: null }, 100, 7500)).toBe(2500);
});

test('once it is over or skipped, a reload shows the end', () => {
  began({ id: 'a', view: revealed, previous: voting }, 100, 5000);
  ended({ id: 'a', view: revealed, previous: null });
  expect(began({ id: 'a', view: revealed, previous: null }, 100, 50_000)).toBe(50_000);
});

test('who comes in the middle of it is shown the end', () => {
  expect(began({ id: 'a', view: revealed, previous: null }, 100, 5000)).toBeNull();
  expect(began({ id: 'a', view: revealed, previous: revealed }, 100, 5000)).toBeNull();
});

test('a page that has been open tells it, also when several views came at once', () => {
  expect(began({ id: 'a', view: revealed, previous: revealed }, 60_000, 5000)).toBe(0);
});

test('another turn and another table begin anew', () => {
  began({ id: 'a', view: revealed, previous: voting }, 100, 5000);
  expect(began({ id: 'b', view: revealed, previous: null }, 100, 7000)).toBeNull();
  expect(began({ id: 'a', view: later(revealed), previous: later(voting) }, 100, 9000)).toBe(0);
});

test('the last turn of a game is told to those who saw it, and not to those who look back', () => {
  expect(began({ id: 'a', view: over, previous: null }, 60_000, 5000)).toBeNull();
  expect(began({ id: 'a', view: over, previous: voting }, 60_000, 5000)).toBe(0);
  expect(began({ id: 'a', view: over, previous: null }, 100, 90_000)).toBe(85_000);
});

test('without a memory it is still told', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(began({ id: 'a', view: revealed, previous: voting }, 100, 5000)).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doors, Refusal } from '../../wire/http';
import { find } from './find';

let answers: (string | Refusal)[];
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  vi.spyOn(doors, 'findCode').mockImplementation(async () => {
    const next = answers.shift() ?? 'tbl';
    if (next instanceof Refusal) throw next;
    return { table: next } as never;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const no = (code: string) => new Refusal(code, '');
const look = (later?: number) =>
  find('KRTZ', {
    found: (table) => heard.push(table),
    wrong: (code) => heard.push(code),
    later,
  });

test('a hiccup at the door: one goes on standing there and is let in', async () => {
  answers = [no('knock_first'), no('unreachable'), no('too_fast'), no('knock_first')];
  look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['knock_first', 'knock_first', 'tbl']);
});

test('a server that does not answer is said, and looked for', async () => {
  answers = [no('unreachable')];
  look();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(['unreachable', 'tbl']);
});

test('a code that leads nowhere is not asked for again, but by a board', async () => {
  answers = [no('no_such_code')];
  look();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([heard, vi.getTimerCount()]).toEqual([['no_such_code'], 0]);
  answers = [no('no_such_code')];
  look(30_000);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(heard).toEqual(['no_such_code', 'no_such_code', 'tbl']);
});

test('who has gone hears nothing more', async () => {
  answers = [no('knock_first')];
  look()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, vi.getTimerCount()]).toEqual([[], 0]);
});

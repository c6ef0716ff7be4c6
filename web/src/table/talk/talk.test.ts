import { expect, test } from 'vitest';
import type { Said } from '../../wire/messages';
import { heard } from './talk';

const line = (id: number): Said => ({
  id,
  seat: 0,
  at: 0,
  kind: 'chat',
  text: `line ${id}`,
  game: 1,
  turn: 1,
});
const ids = (lines: Said[]) => lines.map((one) => one.id);

test('lines come one after another, and none twice', () => {
  let lines = heard([], { kind: 'talk', lines: [line(1), line(2)] });
  lines = heard(lines, { kind: 'said', line: line(3) });
  lines = heard(lines, { kind: 'said', line: line(3) });
  expect(ids(lines)).toEqual([1, 2, 3]);
});

test('a line that was taken back is gone', () => {
  expect(ids(heard([line(1), line(2)], { kind: 'unsaid', id: 1 }))).toEqual([2]);
});

test('after a reconnect everything is heard anew', () => {
  expect(ids(heard([line(1), line(2)], { kind: 'talk', lines: [line(2)] }))).toEqual([2]);
});

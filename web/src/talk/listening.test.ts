import { expect, test } from 'vitest';
import { clue, tableView } from '../table/people/sample';
import type { Said } from '../wire/messages';
import { lend } from './listening';

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
const view = tableView(clue(1));

function listener() {
  const heard: string[] = [];
  const seen: number[] = [];
  const ear = lend(
    (line) => seen.push(line.id),
    (words) => heard.push(words),
  );
  return { ear, heard, seen };
}

test('what was said before one came is not read out', () => {
  const { ear, heard, seen } = listener();
  ear(view, [said(1), said(2)], [], null);
  ear(view, [said(1), said(2), said(3)], [], null);
  ear(view, [said(1), said(2), said(3)], [], null);
  expect(heard).toEqual(['Bo says: line 3']);
  expect(seen).toEqual([3]);
});

test('nor where it comes a moment after the table', () => {
  const { ear, heard, seen } = listener();
  ear(view, [], [], null);
  ear(view, [said(1), said(2, { kind: 'reaction', text: 'laugh' })], [], null, 2);
  expect([heard, seen]).toEqual([[], []]);
  ear(view, [said(1), said(2), said(3)], [], null, 2);
  expect(heard).toEqual(['Bo says: line 3']);
});

test('one does not hear oneself, nor whom one has hidden', () => {
  const { ear, heard } = listener();
  ear(view, [], [], null);
  ear(view, [said(1, { seat: 0 }), said(2, { seat: 2 })], [2], null);
  expect(heard).toEqual([]);
});

test('an open sheet says it itself', () => {
  const { ear, heard } = listener();
  ear(view, [], [], null);
  ear(view, [said(1)], [], 'talk');
  ear(view, [said(1), said(2, { kind: 'why' })], [], 'why');
  expect(heard).toEqual([]);
  ear(view, [said(1), said(2), said(3, { kind: 'reaction', text: 'laugh' })], [], 'why');
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain('Bo');
});

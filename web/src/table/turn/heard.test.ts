import { expect, test } from 'vitest';
import type { ChooseView, PhaseView } from '../../wire/messages';
import { Changes, Ear, heardOf } from './heard';
import { tableView } from '../people/sample';

const clue: PhaseView = { phase: 'clue', storyteller: 1, with_card: true };
const choose = (more: Partial<ChooseView> = {}): ChooseView => ({
  phase: 'choose',
  storyteller: 1,
  clue: { kind: 'written', text: 'What the tide forgot' },
  done: [1],
  stand_ins: [],
  wanted: 1,
  yours: [],
  ...more,
});

test('a new page is told once, with the clue and what to do', () => {
  const ear = new Ear();
  const view = tableView(choose(), { waiting: [0, 2, 3] });
  const words = ear.hear(view, 'choose.1.3');
  expect(words).toContain('Bo says: What the tide forgot');
  expect(words).toBe(heardOf(view));
  expect(ear.hear(view, 'choose.1.3')).toBeNull();
});

test('then only whom we wait for, and only when that has changed', () => {
  const ear = new Ear();
  const laid = choose({ yours: ['a'], done: [0, 1] });
  ear.hear(tableView(choose(), { waiting: [0, 2, 3] }), 'choose');
  const waits = ear.hear(tableView(laid, { waiting: [2, 3] }), 'choose');
  expect(waits).toMatch(/Cleo and Dag/);
  expect(waits).not.toContain('tide');
  expect(ear.hear(tableView(laid, { waiting: [2, 3] }), 'choose')).toBeNull();
  expect(ear.hear(tableView(laid, { waiting: [3] }), 'choose')).toMatch(/Dag/);
});

test('what others do while I choose is not said over my thinking', () => {
  const ear = new Ear();
  ear.hear(tableView(choose(), { waiting: [0, 2, 3] }), 'choose');
  expect(ear.hear(tableView(choose({ done: [1, 2] }), { waiting: [0, 3] }), 'choose')).toBeNull();
});

test('the next page begins anew', () => {
  const ear = new Ear();
  ear.hear(tableView(clue, { waiting: [1] }), 'clue');
  expect(ear.hear(tableView(choose(), { waiting: [0] }), 'choose')).toContain('tide');
});

test('the first line belongs to its page', () => {
  const line = new Changes();
  expect(line.changed('Two more make a game.')).toBeNull();
  expect(line.changed('Two more make a game.')).toBeNull();
  expect(line.changed('One more makes a game.')).toBe('One more makes a game.');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { isNew, remember, remembered, type Memory } from '../../room/hints-given';
import { dismiss, hintFor, wanted } from './hints';
import { choose, clue, tableView, vote } from '../people/sample';

let memory: Memory;
beforeEach(() => {
  memory = { given: {}, dismissed: [] };
});

type Phase = Parameters<typeof tableView>[0];
function shown(phase: Phase, { table = 't1', turn = 1, telling = false, games = 1 } = {}) {
  const view = tableView(phase);
  const at = { ...view, games, game: { ...view.game!, turn } };
  const [hint, next] = hintFor(table, at, memory, telling);
  memory = next;
  return hint;
}

test('one for each choice when it is first made: others tell first, so the clue may come later', () => {
  expect(shown(clue(null))).toBeNull();
  expect(shown(choose())).toBe('hint-choose');
  expect(shown(vote())).toBe('hint-vote');
  expect(shown(clue(0), { turn: 3, telling: true })).toBe('hint-clue');
});

test('in the race the hint comes with the paper, when the choice is made (S4)', () => {
  expect(shown(clue(null))).toBeNull();
  expect(shown(clue(null), { telling: true })).toBe('hint-clue');
});

test('at most three in a game', () => {
  memory.given = { x: 't1.1.1', y: 't1.1.1', z: 't1.1.2' };
  expect(shown(vote(), { turn: 3 })).toBeNull();
  expect(shown(vote(), { games: 2 })).toBe('hint-vote');
});

test('a hint stays for the turn it came in, and never comes again', () => {
  expect(shown(choose())).toBe('hint-choose');
  expect(shown(choose())).toBe('hint-choose');
  expect(shown(choose(), { turn: 2 })).toBeNull();
  expect(shown(choose(), { table: 't2' })).toBeNull();
});

test('a dismissed hint stays away', () => {
  expect(shown(choose())).toBe('hint-choose');
  memory = dismiss(memory, 'hint-choose');
  expect(shown(choose())).toBeNull();
});

test('who watches, or has done it, gets none', () => {
  expect(wanted(tableView(vote({ most: 0 }), { you: null }))).toBeNull();
  expect(wanted(tableView(vote({ yours: { places: [1], red: null } })))).toBeNull();
  expect(wanted(tableView(choose({ yours: ['a'] })))).toBeNull();
});

test('every choice has its own price: two votes, the red one, party and teams', () => {
  expect(wanted(tableView(vote({ most: 2 }), { game: 'odyssey', people: 7 }))).toBe(
    'hint-vote-two',
  );
  const party = { game: 'party', people: 6 };
  expect(wanted(tableView(vote(), party))).toBe('hint-vote-party');
  expect(wanted(tableView(vote({ red: true }), party))).toBe('hint-vote-red');
  expect(wanted(tableView(choose(), party))).toBe('hint-choose-party');
  expect(wanted(tableView(choose(), { game: 'teams', people: 6 }))).toBe('hint-choose-teams');
});

test('what is remembered survives, also from before; what is broken does not matter', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(isNew()).toBe(true);
  remember({ given: { 'hint-clue': 't1.1.1' }, dismissed: [] });
  expect(remembered()).toEqual({ given: { 'hint-clue': 't1.1.1' }, dismissed: [] });
  expect(isNew()).toBe(false);
  stored.set('reverie-hints', '{"first":"t1.1.1","shown":["hint-vote"],"dismissed":["hint-vote"]}');
  expect(remembered()).toEqual({ given: { 'hint-vote': '' }, dismissed: ['hint-vote'] });
  stored.set('reverie-hints', '{');
  expect(remembered().given).toEqual({});
  vi.unstubAllGlobals();
});

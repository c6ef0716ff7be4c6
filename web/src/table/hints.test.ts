import { beforeEach, expect, test, vi } from 'vitest';
import { dismiss, hintFor, remember, remembered, wanted, type Memory } from './hints';
import { choose, clue, tableView, vote } from './sample';

let memory: Memory;
beforeEach(() => {
  memory = { first: null, shown: [], dismissed: [] };
});

function shown(phase: Parameters<typeof tableView>[0], table = 't1'): string | null {
  const [hint, next] = hintFor(table, tableView(phase), memory);
  memory = next;
  return hint;
}

test('one for each thing one does in the first turn', () => {
  expect(shown(clue(null))).toBe('hint-clue');
  expect(shown(choose())).toBe('hint-choose');
  expect(shown(vote())).toBe('hint-vote');
});

test('at most three', () => {
  memory = { first: 't1.1.3', shown: ['x', 'y', 'z'], dismissed: [] };
  expect(shown(vote())).toBeNull();
});

test('never again in another turn, or at another table', () => {
  shown(clue(null));
  expect(shown(choose(), 't2')).toBeNull();
});

test('a dismissed hint stays away, one that is shown stays', () => {
  expect(shown(choose())).toBe('hint-choose');
  expect(shown(choose())).toBe('hint-choose');
  memory = dismiss(memory, 'hint-choose');
  expect(shown(choose())).toBeNull();
});

test('who watches, or has done it, gets none', () => {
  expect(wanted(tableView(vote({ most: 0 }), { you: null }))).toBeNull();
  expect(wanted(tableView(vote({ yours: { places: [1], red: null } })))).toBeNull();
  expect(wanted(tableView(choose({ yours: ['a'] })))).toBeNull();
});

test('party and teams have hints of their own', () => {
  expect(wanted(tableView(choose(), { game: 'party', people: 6 }))).toBe('hint-choose-party');
  expect(wanted(tableView(choose(), { game: 'teams', people: 6 }))).toBe('hint-choose-teams');
});

test('what is remembered survives, what is broken does not matter', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  remember({ first: 't1.1.1', shown: ['hint-clue'], dismissed: [] });
  expect(remembered()).toEqual({ first: 't1.1.1', shown: ['hint-clue'], dismissed: [] });
  stored.set('reverie-hints', '{');
  expect(remembered().first).toBeNull();
});

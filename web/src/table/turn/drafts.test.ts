import { beforeEach, expect, test, vi } from 'vitest';
import {
  clueOf,
  EMPTY,
  isBegun,
  letters,
  loadDraft,
  loadPicked,
  saveDraft,
  savePicked,
  spendDraft,
} from './drafts';
import { newCards } from './dealt';

let stored: Map<string, string>;
const storage = () =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }) as unknown as Storage;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storage());
});

const words = { ...EMPTY, text: 'Somebody left the light on', card: 'abc' };

test('what was written is there again, at its own table only', () => {
  saveDraft('t1', words);
  expect(loadDraft('t1')).toEqual(words);
  expect(loadDraft('t2')).toEqual(EMPTY);
});

test('a clue that was given leaves nothing behind', () => {
  saveDraft('t1', words);
  spendDraft('t1');
  expect(loadDraft('t1')).toEqual(EMPTY);
  expect(stored.size).toBe(0);
});

test('an empty slip is not remembered', () => {
  saveDraft('t1', words);
  saveDraft('t1', { ...EMPTY, text: '  ' });
  expect(stored.size).toBe(0);
});

test('memory that somebody else wrote is no reason to fail', () => {
  stored.set('reverie-clue-t1', '{"broken":');
  expect(loadDraft('t1')).toEqual(EMPTY);
  stored.set('reverie-clue-t1', '[1]');
  expect(loadDraft('t1')).toEqual(EMPTY);
});

test('a clue has 1 to 500 letters, as a reader counts them (H1)', () => {
  expect(clueOf({ ...EMPTY, text: '   ' })).toBeNull();
  expect(clueOf({ ...EMPTY, text: ' ja ' })).toEqual({ kind: 'written', text: 'ja' });
  expect(letters('🐇🐇')).toBe(2);
  expect(clueOf({ ...EMPTY, text: '🐇'.repeat(500) })).not.toBeNull();
  expect(clueOf({ ...EMPTY, text: 'x'.repeat(501) })).toBeNull();
});

test('a performed clue needs no words (H1)', () => {
  expect(clueOf({ ...EMPTY, how: 'mimed' })).toEqual({
    kind: 'performed',
    how: 'mimed',
    title: null,
  });
  expect(clueOf({ ...EMPTY, how: 'sung', title: ' La mer ' })).toMatchObject({ title: 'La mer' });
  expect(isBegun({ ...EMPTY, how: 'sung' })).toBe(true);
  expect(isBegun({ ...EMPTY, card: 'abc' })).toBe(false);
});

test('a pick belongs to its phase of its turn', () => {
  savePicked('t1', '1.3.choose', ['a', 'b']);
  expect(loadPicked('t1', '1.3.choose')).toEqual(['a', 'b']);
  expect(loadPicked('t1', '1.3.vote')).toBeNull();
});

test('only cards not seen before are dealt', () => {
  const session = storage();
  expect(newCards('t1', ['a', 'b'], session)).toEqual(['a', 'b']);
  expect(newCards('t1', ['a', 'b'], session)).toEqual([]);
  expect(newCards('t1', ['b', 'c'], session)).toEqual(['c']);
  expect(newCards('t1', ['c'], null)).toEqual(['c']);
});

test('words wait for another turn, a chosen card does not', () => {
  saveDraft('t1', { ...EMPTY, text: 'Almost', card: 'moon' }, '1.2');
  expect(loadDraft('t1', '1.2').card).toBe('moon');
  expect(loadDraft('t1', '1.3')).toEqual({ ...EMPTY, text: 'Almost' });
});

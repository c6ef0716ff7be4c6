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
import type { Note, Step } from '../../wire/messages';
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

test('C2: what is told without words, as soon as there is something of it', () => {
  const voice = { recording: 'abc', length: 900, line: ' hush ', levels: [0.4] };
  expect(clueOf({ ...EMPTY, way: 'tune' })).toBeNull();
  expect(clueOf({ ...EMPTY, text: 'words', way: 'mime' })).toBeNull();
  expect(clueOf({ ...EMPTY, way: 'voice' })).toBeNull();
  const notes: Note[] = [['owl', 3, 0, 5]];
  expect(clueOf({ ...EMPTY, way: 'tune', notes })).toEqual({ kind: 'tune', notes });
  const steps: Step[] = [[0, 'bows', []]];
  expect(clueOf({ ...EMPTY, way: 'mime', steps })).toEqual({ kind: 'mime', steps });
  expect(clueOf({ ...EMPTY, way: 'voice', voice })).toEqual({
    kind: 'voice',
    recording: 'abc',
    length: 900,
    line: 'hush',
  });
  expect(isBegun({ ...EMPTY, way: 'tune' })).toBe(true);
});

test('a tune is there again after a reload; a draft of an older page has none', () => {
  const tune = { ...EMPTY, way: 'tune' as const, notes: [['owl', 3, 0, 5]] as Note[] };
  saveDraft('t1', tune);
  expect(loadDraft('t1')).toEqual(tune);
  stored.set('reverie-clue-t2', '{"text":"tide","card":null,"how":null,"title":""}');
  expect(loadDraft('t2')).toEqual({ ...EMPTY, text: 'tide' });
});

import { expect, test } from 'vitest';
import { breadth } from '../words/letters';
import { called, calledIn } from './called';

const upTo = (letters: number) => (words: string) => words.length <= letters;

test.each([
  [30, 'Anna-Katharina Müller-Lü'],
  [16, 'Anna-Katharina'],
  [8, 'Anna'],
  [3, 'A.'],
])('in a room of %i letters', (letters, words) => {
  expect(called('Anna-Katharina Müller-Lü', upTo(letters))).toBe(words);
});

test('a short name stays, and the name of nobody is no accident', () => {
  expect(called('Bo', upTo(2))).toBe('Bo');
  expect(called('', upTo(2))).toBe('');
});

test.each([
  [4, '🦊👩‍👧🇫🇮', '🦊👩‍👧'],
  [2, '🦊👩‍👧🇫🇮', '🦊'],
  [1, '👩‍👩‍👧‍👦🦊', '👩‍👩‍👧‍👦'],
  [2, '🇫🇮🇩🇪🇮🇸', '🇫🇮'],
  [2, '🦊 🐻 🐼', '🦊'],
])('in a room of %i a name of emoji only keeps whole ones: %s', (letters, name, words) => {
  const broad = (shown: string) => breadth(shown) <= letters;
  expect(called(name, broad)).toBe(words);
});

test('an emoji before a name is no first name, and no initial', () => {
  expect(called('🦊 Anna Müller', upTo(9))).toBe('🦊 Anna');
  expect(called('🦊 Anna Müller', upTo(4))).toBe('Anna');
  expect(called('🦊 Anna Müller', upTo(2))).toBe('A.');
  expect(called('🦊Anna Müller', upTo(2))).toBe('A.');
});

test('a first name in smaller type comes before an initial, and after whole type', () => {
  const wide = (room: number) => (words: string, size: number) => words.length * size <= room;
  const name = 'Bartholomäus Ziegler';
  expect(calledIn(name, wide(12), 0.85)).toEqual({ words: 'Bartholomäus', size: 1 });
  expect(calledIn(name, wide(11), 0.85)).toEqual({ words: 'Bartholomäus', size: 0.85 });
  expect(calledIn(name, wide(8), 0.85)).toEqual({ words: 'B.', size: 1 });
  expect(calledIn(name, wide(11), 1)).toEqual({ words: 'B.', size: 1 });
});

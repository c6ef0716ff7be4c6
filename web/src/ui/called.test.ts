import { expect, test } from 'vitest';
import { called } from './called';

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

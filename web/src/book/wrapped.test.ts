import { expect, test } from 'vitest';
import { wrapped } from './wrapped';

const measure = (text: string) => [...text].length;

test('words go into rows, and a word that is too wide is broken', () => {
  expect(wrapped('almost home again', 11, measure)).toEqual(['almost home', 'again']);
  expect(wrapped('a Dampfschifffahrt b', 8, measure)).toEqual(['a', 'Dampfsch', 'ifffahrt', 'b']);
  expect(wrapped('', 8, measure)).toEqual([]);
  expect(wrapped('🦊🦊🦊', 2, measure)).toEqual(['🦊🦊', '🦊']);
});

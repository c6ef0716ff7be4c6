import { expect, test } from 'vitest';
import type { Note, Step } from '../../wire/messages';
import { AT_REST } from './limits';
import { moved } from './mime';
import { mimeWords, tuneWords, voicesOf } from './words';

const row = (keys: number[], every: number, voice = 'musicbox'): Note[] =>
  keys.map((key, at) => [voice, key, at * every, 5]);

test('a tune in words', () => {
  expect(tuneWords(row([0, 1, 2, 3, 4, 5, 6, 7, 8], 700))).toBe('9 notes, rising, slow, music box');
  expect(tuneWords(row([8, 6, 4, 2], 400))).toBe('4 notes, falling, unhurried, music box');
  expect(tuneWords(row([3, 3, 3], 100, 'drum'))).toBe('3 notes, on one note, quick, drum');
  expect(tuneWords(row([3, 6, 3], 400, 'owl'))).toBe('3 notes, up and down, unhurried, owl');
  expect(tuneWords(row([4], 0))).toBe('one note, music box');
});

test('the voices that are heard most come first, and a crowd is not listed', () => {
  const some: Note[] = [...row([1], 0, 'cat'), ...row([1, 2], 0, 'owl')];
  expect(voicesOf(some)).toEqual(['owl', 'cat']);
  const many = ['cat', 'owl', 'frog', 'bell'].flatMap((voice) => row([1], 0, voice));
  expect(tuneWords(many)).toContain('cat, owl, frog, others');
  expect(voicesOf(row([1], 0, 'organ'))).toEqual([]);
});

test('a pantomime in words', () => {
  const steps: Step[] = [
    [0, 'hides', []],
    [1200, 'peeks', []],
    [2500, 'jumps', []],
    [3500, 'jumps', []],
    [4500, '', [0, 0, 60, -90, 0, 0, 0, 0, 0]],
  ];
  expect(mimeWords(steps)).toBe('hides its face, peeks, jumps, moves the other paw');
  const led: Step[] = [0, 1, 2, 2].map((far, i) => [
    i * 300,
    '',
    moved(AT_REST, 'head', far * 30, 0),
  ]);
  expect(mimeWords(led)).toBe('tilts its head');
  expect(mimeWords([[0, '', [...AT_REST]]])).toBe('moves a paw');
});

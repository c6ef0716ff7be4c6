import { expect, test } from 'vitest';
import type { Note } from '../../wire/messages';
import { LONGEST, MOST_NOTES } from './limits';
import { isFull, strike, takeLast, takeOf, type Take } from './tune';

const stroke = (now: number, key = 4, strength = 5) =>
  ({ voice: 'musicbox', key, strength, now }) as const;
const played = (...nows: number[]): Take =>
  nows.reduce((take, now) => strike(take, stroke(now)), takeOf([]));
const moments = ({ notes }: Take) => notes.map((note) => note[2]);

test('the first note is at nought, the others as they are played', () => {
  expect(moments(played(4_000.4, 4_300.6, 4_300.6, 5_000))).toEqual([0, 300, 300, 999]);
});

test('while one thinks nothing runs', () => {
  expect(moments(played(0, 400, 60_000, 60_200))).toEqual([0, 400, 900, 1_100]);
});

test('after the last note is taken away it goes on with a breath', () => {
  const less = takeLast(played(0, 400, 800));
  expect(moments(less)).toEqual([0, 400]);
  expect(moments(strike(less, stroke(900)))).toEqual([0, 400, 900]);
  expect(takeLast(takeOf([])).notes).toEqual([]);
});

test('what a finger cannot do is brought within bounds', () => {
  expect(strike(takeOf([]), stroke(0, 40, 90)).notes).toEqual([['musicbox', 10, 0, 9]]);
  expect(strike(takeOf([]), stroke(0, -3, 0)).notes).toEqual([['musicbox', 0, 0, 1]]);
});

test('C2: no more notes and no more time than a clue has', () => {
  const many = takeOf(Array.from({ length: MOST_NOTES }, (): Note => ['drum', 0, 0, 5]));
  expect(strike(many, stroke(0))).toBe(many);
  expect(isFull(many)).toBe(true);
  const long = takeOf([['drum', 0, LONGEST - 100, 5]]);
  expect(strike(long, stroke(0))).toBe(long);
  expect(isFull(long)).toBe(true);
  const hurried = { ...long, struck: 0 };
  expect(moments(strike(hurried, stroke(50)))).toEqual([LONGEST - 100, LONGEST - 50]);
  expect(strike(hurried, stroke(101))).toBe(hurried);
});

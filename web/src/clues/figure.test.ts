import { expect, test } from 'vitest';
import { AT_REST, REACH, WHEEL } from '../table/clues/limits';
import { LASTS, REACHED } from '../table/clues/mime';
import type { Step } from '../wire/messages';
import { figureAt, gestureAt, RESTING, stillOf } from './figure';
import { FRAMES, STILL } from './gestures';

test.each(WHEEL)('%s: nine numbers within reach, in order, and a picture of its own', (gesture) => {
  const frames = FRAMES[gesture];
  expect(frames.map(({ at }) => at)).toEqual(frames.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(frames.at(-1)!.at).toBe(1);
  for (const { pose } of frames) {
    expect(pose).toHaveLength(AT_REST.length);
    for (const value of pose) expect(Math.abs(value)).toBeLessThanOrEqual(REACH);
  }
  expect(STILL[gesture]).toBeLessThanOrEqual(1);
  expect(gestureAt(gesture, STILL[gesture]).pose).not.toEqual(AT_REST);
});

test('no two gestures look alike', () => {
  const stills = WHEEL.map((gesture) => JSON.stringify(gestureAt(gesture, STILL[gesture])));
  expect(new Set(stills).size).toBe(WHEEL.length);
});

const steps: Step[] = [
  [0, 'jumps', []],
  [LASTS.jumps, '', [0, 0, 0, 0, 100, 0, 0, 0, 0]],
];

test('before it begins it rests; a pose by hand is reached after a while, and stays', () => {
  expect(figureAt(steps, -1)).toEqual(RESTING);
  expect(figureAt([], 500)).toEqual(RESTING);
  expect(figureAt(steps, LASTS.jumps / 2).up).toBeGreaterThan(15);
  const ear = (after: number) => figureAt(steps, LASTS.jumps + after).pose[4]!;
  expect([ear(0), ear(REACHED), ear(99_000)]).toEqual([0, 100, 100]);
  expect(ear(REACHED / 2)).toBeCloseTo(50);
});

test('nothing leaps from one moment to the next', () => {
  const mixed: Step[] = WHEEL.slice(0, 6).map((gesture, at) => [at * 900, gesture, []]);
  for (let now = 0; now < 6000; now += 10) {
    const [one, next] = [figureAt(mixed, now), figureAt(mixed, now + 10)];
    for (const at of AT_REST.keys()) {
      expect(Math.abs(one.pose[at]! - next.pose[at]!)).toBeLessThan(25);
    }
  }
});

test('a gesture that this page does not know is a rabbit at rest', () => {
  expect(figureAt([[0, 'somersault', []]], 400)).toEqual(RESTING);
  expect(stillOf([0, 'somersault', []])).toEqual(RESTING);
});

import { expect, test } from 'vitest';
import { GESTURES, VOICES, type Step } from '../../wire/messages';
import { AT_REST, LONGEST, MOST_STEPS, PALETTE, WHEEL } from './limits';
import {
  endOf,
  isFull,
  LASTS,
  moved,
  movedMost,
  stepAt,
  stillsOf,
  withGesture,
  withoutLast,
  withPose,
} from './mime';

test('a gesture begins when the one before it is over', () => {
  const steps = withGesture(withGesture([], 'hides'), 'jumps');
  expect(steps).toEqual([
    [0, 'hides', []],
    [LASTS.hides, 'jumps', []],
  ]);
  expect(endOf(steps)).toBe(LASTS.hides + LASTS.jumps);
  expect(withoutLast(steps)).toHaveLength(1);
});

test('a hand that leads the puppet is followed in its own time', () => {
  const one = withPose([], [10, 0, 0, 0, 0, 0, 0, 0, 0]);
  const led = withPose(one, [250.4, -250, 0, 0, 0, 0, 0, 0, 0], 300.2);
  expect(led).toEqual([
    [0, '', [10, 0, 0, 0, 0, 0, 0, 0, 0]],
    [300, '', [100, -100, 0, 0, 0, 0, 0, 0, 0]],
  ]);
  expect(stillsOf(led)).toEqual([1]);
  expect(withPose(led, AT_REST)[2]?.[0]).toBe(endOf(led));
});

test('C2: no more steps and no more time than a clue has', () => {
  let steps: Step[] = [];
  for (const gesture of GESTURES) steps = withGesture(steps, gesture);
  expect(isFull(steps)).toBe(true);
  expect(steps.at(-1)![0]).toBeLessThanOrEqual(LONGEST);
  const many = Array.from({ length: MOST_STEPS }, (): Step => [0, '', [...AT_REST]]);
  expect(withPose(many, AT_REST, 0)).toBe(many);
  expect(withGesture(many, 'bows')).toBe(many);
  const late: Step[] = [[LONGEST - 10, '', [...AT_REST]]];
  expect(withPose(late, AT_REST, 20)).toBe(late);
});

test('a part is moved within its reach, and only that part', () => {
  expect(moved(AT_REST, 'rightPaw', 40, -160)).toEqual([0, 0, 40, -100, 0, 0, 0, 0, 0]);
  expect(moved(AT_REST, 'leftEar', 30, 99)).toEqual([0, 0, 0, 0, 30, 0, 0, 0, 0]);
  expect(moved(AT_REST, 'body', -20, 10)).toEqual([0, 0, 0, 0, 0, 0, 0, 10, -20]);
  expect(movedMost(AT_REST, moved(AT_REST, 'head', 20, 0))).toBe('head');
});

test('what is seen at a moment', () => {
  const steps = withGesture(withGesture([], 'hides'), 'jumps');
  expect([-1, 0, LASTS.hides - 1, LASTS.hides, 99_999].map((at) => stepAt(steps, at))).toEqual([
    -1, 0, 0, 1, 1,
  ]);
});

test('every gesture is on the wheel once, every voice in the palette', () => {
  expect([...WHEEL].sort()).toEqual([...GESTURES].sort());
  expect([...PALETTE].sort()).toEqual([...VOICES].sort());
});

import type { Step } from '../../wire/messages';
import {
  bounded,
  isGesture,
  LONGEST,
  MOST_STEPS,
  PARTS,
  POSE,
  REACH,
  type Gesture,
  type Part,
} from './limits';

/** A pantomime is a row of gestures and poses; each begins when the one before it has been seen. */

/** How long a gesture takes, in milliseconds. */
export const LASTS: Record<Gesture, number> = {
  hides: 1200,
  peeks: 1300,
  looks_behind: 1500,
  listens: 1300,
  tiptoes: 1600,
  climbs: 1600,
  jumps: 1000,
  falls: 1300,
  sleeps: 1800,
  trembles: 1100,
  cries: 1500,
  laughs: 1300,
  dances: 1600,
  bows: 1300,
  waves: 1300,
  points: 1100,
  shrugs: 1000,
  measures: 1400,
  carries: 1700,
  digs: 1400,
};
/** A pose that was set by hand is reached in this time … */
export const REACHED = 300;
/** … and looked at for this. */
const HELD = 450;

const lastsOf = (gesture: string): number => (isGesture(gesture) ? LASTS[gesture] : REACHED + HELD);

/** When everything has been seen. */
export function endOf(steps: Step[]): number {
  const last = steps.at(-1);
  return last ? last[0] + lastsOf(last[1]) : 0;
}

export const isFull = (steps: Step[]): boolean =>
  steps.length >= MOST_STEPS || endOf(steps) > LONGEST;

/** One more gesture after all that is there. */
export function withGesture(steps: Step[], gesture: Gesture): Step[] {
  return isFull(steps) ? steps : [...steps, [endOf(steps), gesture, []]];
}

/** One more pose; while a hand still leads the puppet, `after` so many milliseconds. */
export function withPose(steps: Step[], pose: readonly number[], after?: number): Step[] {
  const last = steps.at(-1);
  const moment = last && after !== undefined ? last[0] + Math.round(after) : endOf(steps);
  if (steps.length >= MOST_STEPS || moment > LONGEST) return steps;
  return [...steps, [moment, '', pose.map((value) => bounded(value, -REACH, REACH))]];
}

export const withoutLast = (steps: Step[]): Step[] => steps.slice(0, -1);

/** A pose in which one part is elsewhere: `across` to the right, `down`, in parts of its reach. */
export function moved(pose: readonly number[], part: Part, across: number, down: number): number[] {
  const next = [...pose];
  const by = [across, down];
  POSE[part].forEach((at, which) => {
    next[at] = bounded((pose[at] ?? 0) + (by[which] ?? 0), -REACH, REACH);
  });
  return next;
}

/** The step that is seen at a moment, from 0; -1 before the first. */
export function stepAt(steps: Step[], moment: number): number {
  return steps.filter(([begins]) => begins <= moment).length - 1;
}

/** A run of poses is one movement: its last stands for it. */
export function stillsOf(steps: Step[]): number[] {
  return steps.flatMap(([, gesture], at) =>
    gesture === '' &&
    steps[at + 1]?.[1] === '' &&
    steps[at + 1]![0] - steps[at]![0] < REACHED + HELD
      ? []
      : [at],
  );
}

/** What was moved most on the way to this pose. */
export function movedMost(before: readonly number[], after: readonly number[]): Part {
  const far = (part: Part) =>
    Math.max(...POSE[part].map((at) => Math.abs((after[at] ?? 0) - (before[at] ?? 0))));
  return PARTS.reduce((most, part) => (far(part) > far(most) ? part : most));
}

import { AT_REST, isGesture, type Gesture } from '../table/clues/limits';
import { LASTS, REACHED, stepAt } from '../table/clues/mime';
import type { Step } from '../wire/messages';
import { FRAMES, STILL, type Frame } from './gestures';

/** How the puppet stands at a moment. A gesture may do more than a hand can: leap, fall, weep. */
export interface Figure {
  pose: readonly number[];
  /** Over the ground. */
  up: number;
  /** Degrees it has toppled over. */
  turn: number;
  eyes: 'open' | 'shut' | 'wide' | 'left' | 'right' | 'glad';
  thing: Thing | null;
  /** How far a gesture has come, 0 to 1: what lies around it moves, too. */
  far: number;
}
export type Thing = 'stone' | 'earth' | 'tears' | 'thread' | 'rope' | 'sleep' | 'smile';

export const RESTING: Figure = { pose: AT_REST, up: 0, turn: 0, eyes: 'open', thing: null, far: 0 };

/** A gesture takes up what was before it in this time (ms). */
const TAKES_UP = 180;

const smooth = (part: number): number => part * part * (3 - 2 * part);
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

function blend(from: Figure, to: Figure, part: number): Figure {
  return {
    ...to,
    pose: to.pose.map((value, at) => between(from.pose[at] ?? 0, value, part)),
    up: between(from.up, to.up, part),
    turn: between(from.turn, to.turn, part),
  };
}

const figureOf = ({ pose, up = 0, turn = 0, eyes = 'open', thing = null }: Frame): Figure => ({
  pose,
  up,
  turn,
  eyes,
  thing,
  far: 0,
});

/** A gesture after some part of its time, 0 to 1. */
export function gestureAt(gesture: Gesture, far: number): Figure {
  const frames = FRAMES[gesture];
  const next = frames.findIndex((frame) => frame.at > far);
  if (next < 0) return { ...figureOf(frames.at(-1)!), far };
  if (next === 0) return { ...figureOf(frames[0]!), far };
  const [from, to] = [frames[next - 1]!, frames[next]!];
  const part = smooth((far - from.at) / (to.at - from.at));
  const { eyes, thing } = figureOf(part < 0.5 ? from : to);
  return { ...blend(figureOf(from), figureOf(to), part), eyes, thing, far };
}

/** One step alone, so many milliseconds after it began. */
function alone([, gesture, pose]: Step, since: number): Figure {
  if (isGesture(gesture)) return gestureAt(gesture, Math.min(1, since / LASTS[gesture]));
  return { ...RESTING, pose: pose.length === AT_REST.length ? pose : AT_REST };
}

/** The puppet at a moment of its pantomime. */
export function figureAt(steps: Step[], moment: number): Figure {
  const at = stepAt(steps, moment);
  const step = steps[at];
  if (!step) return RESTING;
  const since = moment - step[0];
  const last = steps[at - 1];
  const from = last ? alone(last, step[0] - last[0]) : RESTING;
  const takes = isGesture(step[1]) ? TAKES_UP : REACHED;
  const now = alone(step, since);
  return since >= takes ? now : blend(from, now, smooth(since / takes));
}

/** A step as one picture: where it is most itself. */
export const stillOf = (step: Step): Figure =>
  isGesture(step[1]) ? gestureAt(step[1], STILL[step[1]]) : alone(step, REACHED);

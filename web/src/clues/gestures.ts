import type { Gesture } from '../table/clues/limits';
import type { Figure } from './figure';

/** The twenty gestures, drawn as key frames. */

/** `at`: after which part of the gesture's time. Ears: 0 is up, 100 hangs. */
export interface Frame extends Partial<Pick<Figure, 'up' | 'turn' | 'eyes' | 'thing'>> {
  at: number;
  pose: readonly number[];
}

/** Paws (across, down), ears, head, lean, place. */
const pose = (
  [lx, ly]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  [left, right] = [0, 0] as readonly [number, number],
  [head, lean, place] = [0, 0, 0] as readonly [number, number, number],
): number[] => [lx, ly, rx, ry, left, right, head, lean, place];

const REST = pose([0, 0], [0, 0]);
/** Over the eyes. */
const [LEFT_EYE, RIGHT_EYE] = [
  [12, -58],
  [-12, -58],
] as const;
/** Before the chest, as one does who is careful. */
const [LEFT_SHY, RIGHT_SHY] = [
  [14, -16],
  [-14, -16],
] as const;

const HIDDEN = pose(LEFT_EYE, RIGHT_EYE, [62, 62], [0, 0, 0]);

/** To and fro: so many times from one frame to the other. */
function swing(
  from: number,
  to: number,
  times: number,
  one: Omit<Frame, 'at'>,
  two: Omit<Frame, 'at'>,
): Frame[] {
  return Array.from({ length: times }, (_, i) => ({
    at: from + ((to - from) * i) / (times - 1),
    ...(i % 2 === 0 ? one : two),
  }));
}

const step = (place: number, lean: number, up: number): Omit<Frame, 'at'> => ({
  pose: pose(LEFT_SHY, RIGHT_SHY, [18, 18], [-lean / 2, lean, place]),
  up,
});
const heavy = (place: number, lean: number): Omit<Frame, 'at'> => ({
  pose: pose([-6, -100], [6, -100], [88, 88], [lean / 2, lean, place]),
  eyes: 'shut',
  thing: 'stone',
  up: -2,
});
const rung = (left: number, right: number, up: number): Omit<Frame, 'at'> => ({
  pose: pose([22, left], [-22, right], [10, 10], [(right - left) / 8, 0, 0]),
  up,
  thing: 'rope',
});
const scoop = (across: number, down: number): Omit<Frame, 'at'> => ({
  pose: pose([across, down], [across - 20, 34 - down], [46, 60], [40, 62, 8]),
  thing: 'earth',
});
const sob = (head: number): Omit<Frame, 'at'> => ({
  pose: pose([8, -50], [-8, -50], [90, 90], [head, 0, 0]),
  eyes: 'shut',
  thing: 'tears',
});
const mirth = (head: number, up: number): Omit<Frame, 'at'> => ({
  pose: pose([12, 6], [-12, 6], [-8, -8], [head, head / 3, 0]),
  eyes: 'glad',
  thing: 'smile',
  up,
});
const shiver = (place: number): Omit<Frame, 'at'> => ({
  pose: pose([14, -26], [-14, -26], [78, 78], [place * 2, 0, place]),
  eyes: 'wide',
});
const twirl = (side: 1 | -1): Omit<Frame, 'at'> => ({
  pose: pose(
    side > 0 ? [-40, -80] : [-55, -10],
    side > 0 ? [55, -10] : [40, -80],
    side > 0 ? [-12, 55] : [55, -12],
    [side * 40, side * 45, side * 26],
  ),
  eyes: 'glad',
  up: 4,
});

export const FRAMES: Record<Gesture, readonly Frame[]> = {
  hides: [
    { at: 0, pose: REST },
    { at: 0.3, pose: HIDDEN, eyes: 'shut' },
    { at: 0.65, pose: pose(LEFT_EYE, RIGHT_EYE, [76, 76], [10, 0, 0]), eyes: 'shut' },
    { at: 1, pose: HIDDEN, eyes: 'shut' },
  ],
  peeks: [
    { at: 0, pose: HIDDEN, eyes: 'shut' },
    { at: 0.4, pose: pose([-26, -40], RIGHT_EYE, [12, 66], [-34, -12, 0]), eyes: 'left' },
    { at: 0.75, pose: pose([-26, -40], RIGHT_EYE, [2, 66], [-38, -12, 0]), eyes: 'left' },
    { at: 1, pose: HIDDEN, eyes: 'shut' },
  ],
  looks_behind: [
    { at: 0, pose: REST },
    { at: 0.3, pose: pose([10, -14], [-14, -14], [30, 4], [-62, -20, -6]), eyes: 'left' },
    { at: 0.5, pose: pose([10, -14], [-14, -14], [30, 4], [-62, -20, -6]), eyes: 'left' },
    { at: 0.75, pose: pose([14, -14], [-10, -14], [4, 30], [62, 20, 6]), eyes: 'right' },
    { at: 1, pose: pose([14, -14], [-10, -14], [4, 30], [62, 20, 6]), eyes: 'right' },
  ],
  listens: [
    { at: 0, pose: REST },
    { at: 0.35, pose: pose([0, 4], [30, -74], [70, -14], [58, 24, 8]), eyes: 'right' },
    { at: 1, pose: pose([0, 4], [30, -76], [74, -18], [64, 28, 10]), eyes: 'right' },
  ],
  tiptoes: swing(0, 1, 7, step(-50, -26, 0), step(-35, 26, 6)).map((frame, i) => ({
    ...frame,
    pose: frame.pose.map((value, at) => (at === 8 ? -54 + i * 18 : value)),
  })),
  climbs: swing(0, 1, 6, rung(-100, -46, 2), rung(-46, -100, 9)).map((frame, i) => ({
    ...frame,
    up: i * 3.4,
  })),
  jumps: [
    { at: 0, pose: REST },
    { at: 0.2, pose: pose([-10, 14], [10, 14], [40, 40]), up: -5 },
    { at: 0.5, pose: pose([-52, -84], [52, -84], [-4, -4]), up: 24, eyes: 'glad' },
    { at: 0.78, pose: pose([-40, -30], [40, -30], [-20, -20]), up: 0 },
    { at: 1, pose: REST },
  ],
  falls: [
    { at: 0, pose: pose([-50, -60], [50, -60], [-10, -10]), eyes: 'wide' },
    {
      at: 0.25,
      pose: pose([-60, -80], [60, -40], [-10, 30], [30, 40, 10]),
      turn: 14,
      eyes: 'wide',
    },
    {
      at: 0.55,
      pose: pose([-20, -70], [40, -50], [20, 40], [20, 20, -45]),
      turn: 84,
      eyes: 'shut',
    },
    {
      at: 0.68,
      pose: pose([-20, -50], [40, -30], [34, 52], [10, 10, -45]),
      turn: 76,
      eyes: 'shut',
    },
    { at: 1, pose: pose([-20, -50], [40, -30], [44, 60], [10, 10, -45]), turn: 84, eyes: 'shut' },
  ],
  sleeps: [
    { at: 0, pose: REST },
    {
      at: 0.35,
      pose: pose([52, -30], [2, -30], [82, 70], [70, 30, 0]),
      eyes: 'shut',
      thing: 'sleep',
    },
    {
      at: 0.7,
      pose: pose([52, -27], [2, -27], [90, 80], [76, 34, 0]),
      eyes: 'shut',
      thing: 'sleep',
    },
    { at: 1, pose: pose([52, -30], [2, -30], [84, 72], [70, 30, 0]), eyes: 'shut', thing: 'sleep' },
  ],
  trembles: swing(0, 1, 13, shiver(-7), shiver(7)),
  cries: swing(0, 1, 5, sob(-16), sob(16)),
  laughs: swing(0, 1, 7, mirth(-24, 0), mirth(20, 6)),
  dances: swing(0, 1, 5, twirl(1), twirl(-1)),
  bows: [
    { at: 0, pose: REST },
    { at: 0.4, pose: pose([-62, -26], [-24, 2], [96, 96], [56, 74, 0]), eyes: 'shut', up: -3 },
    { at: 0.7, pose: pose([-62, -26], [-24, 2], [100, 100], [62, 80, 0]), eyes: 'shut', up: -3 },
    { at: 1, pose: REST },
  ],
  waves: swing(
    0.15,
    1,
    6,
    { pose: pose([0, 0], [44, -88], [8, 8], [-16, -8, 0]), eyes: 'glad' },
    { pose: pose([0, 0], [14, -94], [8, 8], [-16, -8, 0]), eyes: 'glad' },
  ),
  points: [
    { at: 0, pose: REST },
    { at: 0.35, pose: pose([0, 6], [100, -40], [6, 20], [34, 16, 0]), eyes: 'right' },
    { at: 0.55, pose: pose([0, 6], [92, -40], [6, 20], [34, 16, 0]), eyes: 'right' },
    { at: 1, pose: pose([0, 6], [100, -42], [0, 24], [38, 18, 0]), eyes: 'right' },
  ],
  shrugs: [
    { at: 0, pose: REST },
    { at: 0.4, pose: pose([-64, -38], [64, -38], [52, 52], [44, 0, 0]), up: 1 },
    { at: 0.75, pose: pose([-64, -38], [64, -38], [52, 52], [44, 0, 0]), up: 1 },
    { at: 1, pose: REST },
  ],
  measures: [
    { at: 0, pose: pose([26, -22], [-26, -22]), thing: 'thread' },
    {
      at: 0.55,
      pose: pose([-86, -22], [86, -22], [6, 6], [-22, 0, 0]),
      eyes: 'left',
      thing: 'thread',
    },
    {
      at: 1,
      pose: pose([-86, -22], [86, -22], [6, 6], [22, 0, 0]),
      eyes: 'right',
      thing: 'thread',
    },
  ],
  carries: swing(0, 1, 5, heavy(-30, -22), heavy(-15, 22)).map((frame, i) => ({
    ...frame,
    pose: frame.pose.map((value, at) => (at === 8 ? -36 + i * 18 : value)),
  })),
  digs: swing(0, 1, 6, scoop(58, 34), scoop(40, 4)),
};

/** When a gesture is most itself: for pictures that do not move. */
export const STILL: Record<Gesture, number> = {
  hides: 0.3,
  peeks: 0.6,
  looks_behind: 0.4,
  listens: 0.8,
  tiptoes: 0.5,
  climbs: 0.6,
  jumps: 0.5,
  falls: 0.55,
  sleeps: 0.6,
  trembles: 0.5,
  cries: 0.5,
  laughs: 0.5,
  dances: 0.5,
  bows: 0.6,
  waves: 0.15,
  points: 0.8,
  shrugs: 0.5,
  measures: 0.6,
  carries: 0.5,
  digs: 0.6,
};

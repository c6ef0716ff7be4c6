/**
 * What every voice is made of, as plain numbers: browsers' oscillators, filters and noise differ a
 * little from each other, sums and products do not. So a tune is the same on every device.
 */

/** Samples a second; a browser whose sound card runs otherwise converts it. */
export const RATE = 32_000;
const TURN = 2 * Math.PI;

/** The sine of so many turns. Browsers may round Math.sin differently. */
export function sine(turns: number): number {
  let x = turns - Math.floor(turns) - 0.5;
  if (x > 0.25) x = 0.5 - x;
  else if (x < -0.25) x = -0.5 - x;
  x *= TURN;
  const s = x * x;
  return -x * (1 - s * (1 / 6 - s * (1 / 120 - s * (1 / 5040 - s / 362_880))));
}

/** Noise that is the same every time: as random as it sounds. */
export function noise(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2_147_483_648 - 1;
  };
}

export const silence = (seconds: number): Float32Array =>
  new Float32Array(Math.round(seconds * RATE));

/** How loud at which second, in straight lines between: `[[0, 0], [0.1, 1], [0.5, 0]]`. */
export type Course = readonly (readonly [at: number, value: number])[];

export function along(course: Course, at: number): number {
  return follow(course)(at);
}

/** The same for moments that only go on, as samples do. */
function follow(course: Course): (at: number) => number {
  const last = course.length - 1;
  let next = 0;
  return (at) => {
    while (next <= last && course[next]![0] <= at) next += 1;
    if (next === 0) return course[0]![1];
    if (next > last) return course[last]![1];
    const from = course[next - 1]!;
    const to = course[next]!;
    return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
  };
}

const steady = (value: number | Course): ((at: number) => number) =>
  typeof value === 'number' ? () => value : follow(value);

export interface Tone {
  /** Hertz, or how they change. */
  pitch: number | Course;
  loud: number;
  at?: number;
  /** Seconds until half of it is left; or its whole course. */
  half?: number;
  course?: Course;
  lasts?: number;
  /** Partials over the tone, by their strength: 2, 3, 4 … */
  above?: readonly number[];
  /** It wavers so many times a second by this part of its pitch. */
  waver?: readonly [times: number, part: number];
}

/** No tone begins or ends with a click: so many samples. */
const SOFT = 96;

/** Adds one tone to a sound. */
export function sing(into: Float32Array, tone: Tone): void {
  const { pitch, loud, at = 0, half = 0.2, course, above = [], waver = [0, 0] } = tone;
  const lasts = tone.lasts ?? (course ? course[course.length - 1]![0] : half * 9);
  const fall = 0.5 ** (1 / (half * RATE));
  const first = Math.round(at * RATE);
  const count = Math.min(into.length - first, Math.round(lasts * RATE));
  const high = steady(pitch);
  const shape = course && follow(course);
  let turns = 0;
  let left = loud;
  for (let i = 0; i < count; i++) {
    const now = i / RATE;
    let wave = sine(turns);
    for (let n = 0; n < above.length; n++) wave += above[n]! * sine(turns * (n + 2));
    const edge = Math.min(1, i / SOFT, (count - i) / SOFT);
    into[first + i]! += (shape ? loud * shape(now) : left) * edge * wave;
    turns += (high(now) * (waver[1] ? 1 + waver[1] * sine(now * waver[0]) : 1)) / RATE;
    left *= fall;
  }
}

export interface Air {
  /** Where the breath is strongest (Hz), and how narrow it is. */
  pitch: number | Course;
  narrow: number;
  loud: number;
  course: Course;
  at?: number;
  seed: number;
}

/** Adds a breath: noise through a band. */
export function breathe(
  into: Float32Array,
  { pitch, narrow, loud, course, at = 0, seed }: Air,
): void {
  const next = noise(seed);
  const first = Math.round(at * RATE);
  const count = Math.min(into.length - first, Math.round(course[course.length - 1]![0] * RATE));
  const [high, shape] = [steady(pitch), follow(course)];
  let low = 0;
  let band = 0;
  for (let i = 0; i < count; i++) {
    const now = i / RATE;
    // Two steps of a state variable filter each sample: steady far up, too.
    const f = Math.min(0.9, (TURN * high(now)) / RATE / 2);
    const wave = next();
    low += f * band;
    band += f * (wave - low - band / narrow);
    low += f * band;
    band += f * (wave - low - band / narrow);
    into[first + i]! += loud * shape(now) * band;
  }
}

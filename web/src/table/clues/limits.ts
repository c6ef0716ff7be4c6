import { GESTURES, VOICES } from '../../wire/messages';

/** C2: how much a clue that is played or mimed may be. The server refuses whatever is more. */

/** What one plays on; the rulebook calls a recording a voice, and the wire calls this so, too. */
export type Sound = (typeof VOICES)[number];
export type Gesture = (typeof GESTURES)[number];

/** As they lie in the palette: what sings, what knocks, the weather, the animals. */
export const PALETTE: readonly Sound[] = [
  'musicbox',
  'whistle',
  'bell',
  'kettle',
  'drum',
  'heart',
  'clock',
  'door',
  'wind',
  'rain',
  'wave',
  'owl',
  'cat',
  'frog',
];

export const MOST_NOTES = 120;
export const MOST_STEPS = 40;
/** Of a tune or a pantomime, in milliseconds: nothing begins later. */
export const LONGEST = 12_000;
export const LONGEST_VOICE = 15_000;
export const SOFTEST = 1;
export const LOUDEST = 9;
/** How far a part of the puppet can be drawn to either side. */
export const REACH = 100;

/** In the order of the wheel: neighbours go together. */
export const WHEEL: readonly Gesture[] = [
  'hides',
  'peeks',
  'looks_behind',
  'listens',
  'tiptoes',
  'climbs',
  'jumps',
  'falls',
  'sleeps',
  'trembles',
  'cries',
  'laughs',
  'dances',
  'bows',
  'waves',
  'points',
  'shrugs',
  'measures',
  'carries',
  'digs',
];

/** What of the puppet can be moved, and where each number of a pose stands. */
export const POSE = {
  leftPaw: [0, 1],
  rightPaw: [2, 3],
  leftEar: [4],
  rightEar: [5],
  head: [6],
  body: [8, 7],
} as const;
export type Part = keyof typeof POSE;
export const PARTS = Object.keys(POSE) as Part[];
export const AT_REST: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A newer server may know more than this page. */
export const isSound = (name: string): name is Sound =>
  (VOICES as readonly string[]).includes(name);
export const isGesture = (name: string): name is Gesture =>
  (GESTURES as readonly string[]).includes(name);

export const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

import { KEYS, type Note } from '../../wire/messages';
import { bounded, LONGEST, LOUDEST, MOST_NOTES, SOFTEST, type Sound } from './limits';

/** A tune is kept as it is played; while its player thinks, the music box waits. */

/** A longer silence (ms) was thinking and not music … */
const THINKS = 2_000;
/** … and this much of it is kept. */
const BREATH = 500;

/** What is being played. `struck`: when the last note was, by the player's clock. */
export interface Take {
  notes: Note[];
  struck: number | null;
}

export const takeOf = (notes: Note[]): Take => ({ notes, struck: null });

export interface Stroke {
  voice: Sound;
  key: number;
  strength: number;
  /** By any clock that runs in milliseconds. */
  now: number;
}

/** One more note; the same take where there is no room for it. */
export function strike(take: Take, { voice, key, strength, now }: Stroke): Take {
  const moment = nextMoment(take, now);
  if (take.notes.length >= MOST_NOTES || moment > LONGEST) return take;
  const note: Note = [
    voice,
    bounded(key, 0, KEYS.length - 1),
    moment,
    bounded(strength, SOFTEST, LOUDEST),
  ];
  return { notes: [...take.notes, note], struck: now };
}

function nextMoment({ notes, struck }: Take, now: number): number {
  const last = notes.at(-1);
  if (!last) return 0;
  const silence = struck === null ? THINKS + 1 : Math.max(0, Math.round(now - struck));
  return last[2] + (silence > THINKS ? BREATH : silence);
}

export const takeLast = ({ notes }: Take): Take => takeOf(notes.slice(0, -1));

/** No room for one more note after a breath. */
export const isFull = ({ notes }: Take): boolean =>
  notes.length >= MOST_NOTES || (notes.at(-1)?.[2] ?? 0) + BREATH > LONGEST;

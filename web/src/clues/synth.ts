import { isSound, LOUDEST } from '../table/clues/limits';
import type { Note } from '../wire/messages';
import { soundOf } from './voices';
import { RATE, silence } from './waves';

/** A whole tune as one row of samples: the same notes are the same sound, everywhere. */

/** Nothing is louder than this, whatever is played at once. */
const MOST = 0.9;

/** Strength 1 is a touch, 9 is all there is. */
export const loudnessOf = (strength: number): number =>
  (strength / LOUDEST) * (0.4 + 0.6 * (strength / LOUDEST));

export function render(notes: readonly Note[]): Float32Array {
  const known = notes.flatMap(([voice, key, moment, strength]) =>
    isSound(voice)
      ? [{ sound: soundOf(voice, key), at: Math.round((moment * RATE) / 1000), strength }]
      : [],
  );
  const tune = silence(
    0.05 + Math.max(0, ...known.map(({ sound, at }) => at + sound.length)) / RATE,
  );
  for (const { sound, at, strength } of known) {
    const loud = loudnessOf(strength);
    for (let i = 0; i < sound.length; i++) tune[at + i]! += loud * sound[i]!;
  }
  return bounded(tune);
}

/** Too loud in one place is made softer everywhere. */
function bounded(tune: Float32Array): Float32Array {
  let peak = 0;
  for (const value of tune) peak = Math.max(peak, Math.abs(value));
  if (peak > MOST) for (let i = 0; i < tune.length; i++) tune[i]! *= MOST / peak;
  return tune;
}

/** In milliseconds, with all that rings on. */
export const lengthOf = (sound: Float32Array): number => (sound.length * 1000) / RATE;

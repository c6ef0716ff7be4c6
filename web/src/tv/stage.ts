/** The board is drawn for 1920 × 1080 and enlarged as a whole: a larger television shows the same, sharper. */

const WIDE = 1920;
const HIGH = 1080;

export interface Stage {
  scale: number;
  /** Its own pixels; a window of another shape has more of them in one direction. */
  width: number;
  height: number;
}

export function stageIn(width: number, height: number): Stage {
  const scale = Math.max(0.05, Math.min(width / WIDE, height / HIGH));
  return { scale, width: width / scale, height: height / scale };
}

/** So far the board wanders from its place, in its own pixels. */
const FAR = 8;
const ROUND = 48;

/**
 * Where the board stands in this minute: a slow round, so that nothing burns in. Two different
 * numbers of rounds: in the long run every spot is taken.
 */
export function drift(minute: number): { x: number; y: number } {
  const turn = (2 * Math.PI * minute) / ROUND;
  return { x: Math.round(FAR * Math.sin(turn)), y: Math.round(FAR * Math.sin(turn * 1.5)) };
}

/** Where the sleeping board shows its little light, in parts of the window. */
export function wander(minute: number): { x: number; y: number } {
  return { x: 0.5 + 0.32 * Math.sin(minute * 0.61), y: 0.5 + 0.28 * Math.cos(minute * 0.37) };
}

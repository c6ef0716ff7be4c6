import { EARS, INNER_EARS } from '../ui/drawings';

/** Where the parts of the puppet are, in the drawing of the house's rabbit. */

type Side = 'left' | 'right';

const halves = (path: string): Record<Side, string> => {
  const [left = '', right = ''] = path.match(/M[^M]*/g) ?? [];
  return { left, right };
};
export const EAR = halves(EARS.up);
export const INNER_EAR = halves(INNER_EARS.up);

/** Degrees, or units of the drawing, for one of a hundred. */
export const TILT = 0.3;
export const LEAN = 0.22;
export const PLACE = 0.24;
export const PAW = { across: 0.36, down: 0.46 };
/** Outwards an ear can hang down; inwards it only nods. */
const [HANGS, NODS] = [1.3, 0.4];

const SHOULDER = { left: { x: 23.5, y: 62 }, right: { x: 48.5, y: 62 } };
const REST = { left: { x: 25, y: 69 }, right: { x: 47, y: 69 } };
const ROOT = { left: '30 33', right: '42 33' };

export function pawAt(pose: readonly number[], side: Side): { x: number; y: number } {
  const at = side === 'left' ? 0 : 2;
  return {
    x: REST[side].x + (pose[at] ?? 0) * PAW.across,
    y: REST[side].y + (pose[at + 1] ?? 0) * PAW.down,
  };
}

export function earTurn(value: number, side: Side): string {
  const degrees = value * (value > 0 ? HANGS : NODS);
  return `rotate(${side === 'left' ? -degrees : degrees} ${ROOT[side]})`;
}

/** An arm bends at its elbow, outwards and down. */
export function limb(paw: { x: number; y: number }, side: Side): string {
  const { x, y } = SHOULDER[side];
  const out = side === 'left' ? -5 : 5;
  return `M${x} ${y}Q${(x + paw.x) / 2 + out} ${(y + paw.y) / 2 + 5} ${paw.x} ${paw.y}`;
}

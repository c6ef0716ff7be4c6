import { keep, kept } from '../device/keeping';

/** A circle this device has a key to. `names`: who belonged to it when it was last seen. */
export interface MyCircle {
  key: string;
  names: string;
  seen: number;
}

const KEY = 'reverie-circles';
const MOST = 12;
const GOOD = /^([\w-]{16})\.\d{1,6}\.[\w-]{32}$/;

/** The circle a key belongs to: no secret, so that it may stand in an address. */
export const circleOf = (key: string): string | null => GOOD.exec(key)?.[1] ?? null;

function isMine(value: unknown): value is MyCircle {
  const one = value as MyCircle;
  return typeof one?.key === 'string' && circleOf(one.key) !== null;
}

/** The latest first. */
export function myCircles(): MyCircle[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isMine) : [];
  } catch {
    return [];
  }
}

export const keyTo = (circle: string): string | null =>
  myCircles().find((one) => circleOf(one.key) === circle)?.key ?? null;

/** A new key to a circle takes the place of the one before. */
export function keepCircle(key: string, names = '', now = Date.now()): void {
  const circle = circleOf(key);
  if (circle === null) return;
  const before = myCircles().find((one) => circleOf(one.key) === circle);
  const others = myCircles().filter((one) => circleOf(one.key) !== circle);
  const mine: MyCircle = { key, names: names || (before?.names ?? ''), seen: now };
  keep(KEY, JSON.stringify([mine, ...others].slice(0, MOST)));
}

export function forgetCircle(circle: string): void {
  keep(KEY, JSON.stringify(myCircles().filter((one) => circleOf(one.key) !== circle)));
}

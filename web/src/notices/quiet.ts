import { keep, kept } from '../device/keeping';

/** When a device wants to be left alone: times of its own day, "22:00" to "08:00". */
export interface Quiet {
  on: boolean;
  from: string;
  to: string;
}

const KEY = 'reverie-quiet';
const DAY = 24 * 60;
export const NIGHT: Quiet = { on: true, from: '22:00', to: '08:00' };

/** Minutes since midnight, or null if it is not a time. */
export function minutesOf(time: string): number | null {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/**
 * What the server wants: minutes of the day in UTC; the same twice means never quiet.
 * `offset` is `Date.getTimezoneOffset()`: minutes from local time to UTC.
 */
export function inUtc(quiet: Quiet, offset: number): { quiet_from: number; quiet_to: number } {
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  if (!quiet.on || from === null || to === null) return { quiet_from: 0, quiet_to: 0 };
  const utc = (minutes: number) => (((minutes + offset) % DAY) + DAY) % DAY;
  return { quiet_from: utc(from), quiet_to: utc(to) };
}

export function quietHours(): Quiet {
  try {
    const old = JSON.parse(kept(KEY) ?? '{}') as Partial<Quiet>;
    const good = (time: unknown): time is string =>
      typeof time === 'string' && minutesOf(time) !== null;
    return {
      on: typeof old.on === 'boolean' ? old.on : NIGHT.on,
      from: good(old.from) ? old.from : NIGHT.from,
      to: good(old.to) ? old.to : NIGHT.to,
    };
  } catch {
    return NIGHT;
  }
}

export const keepQuiet = (quiet: Quiet): void => keep(KEY, JSON.stringify(quiet));

import { forget, keep, kept } from '../device/keeping';

/**
 * Tables at which several people share this device, and their seats in the order they sit.
 * The keys to the seats are in a cookie that no script can read; these are public numbers.
 */
const KEY = (table: string) => `reverie-pass-${table}`;

export function passSeats(table: string): number[] {
  try {
    const seats: unknown = JSON.parse(kept(KEY(table)) ?? '[]');
    return Array.isArray(seats) ? seats.filter((one) => Number.isInteger(one)) : [];
  } catch {
    return [];
  }
}

/** One seat alone is a device like any other. */
export function keepPass(table: string, seats: number[]): void {
  if (seats.length > 1) keep(KEY(table), JSON.stringify(seats));
  else forget(KEY(table));
}

export const isPassed = (table: string): boolean => passSeats(table).length > 1;

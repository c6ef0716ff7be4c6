const FIRST = 300;
const LONGEST = 5000;

/** How long to wait before the n-th try (from 0): 0.3 s doubling to 5 s, spread by half. */
export function wait(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.5 + 0.5 * random()));
}

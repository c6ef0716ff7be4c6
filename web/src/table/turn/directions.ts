/** Where a clue may come from: directions for somebody who is stuck, by the key of their words. */

const ANY = ['memory', 'sound', 'smell', 'question', 'place', 'saying', 'song', 'weather'];
const PICTURE = ['opposite', 'title-of', 'before', 'after', 'small', 'letter', 'feeling', 'child'];
/** P1, T9: no picture goes with the clue. */
const FREE = ['person', 'year'];
const AT_ONCE = 3;

/** Three of them, other ones for another start; all come round before one comes again. */
export function directions(start: number, free: boolean): string[] {
  const all = free
    ? [...FREE, ...ANY].map((one) => `stuck-free-${one}`)
    : mixed().map((one) => `stuck-${one}`);
  return Array.from({ length: AT_ONCE }, (_, i) => all[(start + i) % all.length]!);
}

/** One that goes with any clue, one that needs the picture, in turn. */
function mixed(): string[] {
  return ANY.flatMap((one, i) => [one, PICTURE[i] ?? one]);
}

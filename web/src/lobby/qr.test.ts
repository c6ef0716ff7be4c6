import { expect, test } from 'vitest';
import { qrPath } from './qr';

/** What a reader sees: which squares the bars of a path cover. */
function painted(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(run); at++) rows[Number(y)]![Number(x) + at] = '#';
  }
  return rows.map((row) => row.join(''));
}

test('every dark square is drawn, and no other', () => {
  const rows = ['##.#', '....', '.##.', '#..#'];
  expect(painted(qrPath(rows), 4)).toEqual(rows);
});

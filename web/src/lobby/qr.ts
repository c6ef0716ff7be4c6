/** The dark squares of a QR code ('#') as one path, in squares; runs are drawn as one bar. */
export function qrPath(rows: string[]): string {
  return rows
    .map((row, y) =>
      [...row.matchAll(/#+/g)]
        .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
        .join(''),
    )
    .join('');
}

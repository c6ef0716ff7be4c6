import type { Point, Walk } from './walk';

/** The land the walk goes through, cut from paper: it follows the rows, whatever the box. */

export interface Hill {
  d: string;
  /** 0 far … 4 near: one of the landscape's shades. */
  shade: number;
  /** What stands behind its crest. */
  grows: Grown[];
}
export interface Grown extends Point {
  kind: 'tree' | 'house' | 'lamp';
  scale: number;
}

/** The same numbers for the same seed: the land is the same in every turn. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function outline(crest: (x: number) => number, width: number, height: number): string {
  const steps = 36;
  const top = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (width * i) / steps;
    return `${round(x)} ${round(crest(x))}`;
  });
  return `M${top.join('L')}L${width} ${height}L0 ${height}z`;
}

/** How high a row's hill is at x. The uppermost falls away under the last steps to the moon. */
function crestOf(walk: Walk, row: number): (x: number) => number {
  const { width, gap, levels } = walk;
  const level = levels[row] ?? 0;
  const last = row === levels.length - 1;
  return (x) => {
    const f = x / width;
    const wave = Math.sin(f * 6.3 + row * 2.1) * 0.06 + Math.sin(f * 11 + row) * 0.025;
    const fall = last ? Math.max(0, f - 0.45) * 0.75 : 0;
    return level + gap * (-0.34 + wave + fall);
  };
}

export function hillsOf(walk: Walk): Hill[] {
  const { width, height, levels, gap } = walk;
  const rows = levels.length;
  const hills = levels.map((_, row): Hill => {
    const crest = crestOf(walk, row);
    const shade = rows === 1 ? 2 : 3 - Math.round((2 * row) / (rows - 1));
    return { d: outline(crest, width, height), shade, grows: growth(walk, row, crest) };
  });
  const highest = crestOf(walk, rows - 1);
  const far = (x: number) =>
    highest(x) - gap * (0.22 + Math.abs(Math.sin((x / width) * 7.5)) * 0.2);
  const near = (x: number) => height - 7 - Math.sin((x / width) * 5 + 1) * 4;
  return [
    { d: outline(far, width, height), shade: 0, grows: [] },
    ...hills.reverse(),
    { d: outline(near, width, height), shade: 4, grows: [] },
  ];
}

/** Trees, a few houses and a lamp behind the crest, where they hide no stone. */
function growth(walk: Walk, row: number, crest: (x: number) => number): Grown[] {
  const { width, gap, levels } = walk;
  const roll = dice(7 + row * 31);
  const size = Math.min(gap, 120);
  const grown: Grown[] = [];
  const put = (kind: Grown['kind'], x: number, scale: number, high: number, wide: number) => {
    const y = crest(x);
    if (!isFree(walk, x, y - high, y, wide)) return;
    grown.push({ kind, x: round(x), y: round(y), scale: round(scale * 100) / 100 });
  };
  if (levels.length > 1 && row === 1) {
    const town = width * 0.46;
    for (const [dx, scale] of [
      [-34, 0.8],
      [0, 1],
      [33, 0.86],
      [64, 0.66],
    ] as const) {
      put('house', town + dx * (size / 100), (scale * size) / 110, size * 0.3, size * 0.22);
    }
  }
  if (row % 2 === 0)
    put('lamp', width * (row === 0 ? 0.62 : 0.3), size / 150, size * 0.42, size * 0.1);
  for (let i = 0; i < 9; i++) {
    const x = width * (0.03 + 0.94 * roll());
    const scale = (size / 100) * (0.55 + roll() * 0.5);
    put('tree', x, scale, scale * 50, scale * 12);
  }
  return grown;
}

function isFree(walk: Walk, x: number, top: number, low: number, wide: number): boolean {
  const clear = ({ x: at, y, r }: { x: number; y: number; r: number }) =>
    at + r < x - wide || at - r > x + wide || y + r < top || y - r > low + r;
  return walk.stones.every(clear) && clear(walk.moon) && top > 6;
}

/** Stars where the sky is. */
export function starsOf(width: number, height: number): (Point & { r: number })[] {
  const roll = dice(41);
  return Array.from({ length: 16 }, () => ({
    x: round(width * roll()),
    y: round(height * 0.3 * roll() ** 1.4 + 5),
    r: round(0.7 + roll() * 0.9),
  }));
}

/** Rolling grass for the meadow, with trees behind the far hills and a town on one of them. */
export function grassOf(width: number, height: number): Hill[] {
  const roll = dice(19);
  const size = Math.min(height * 0.16, 64);
  return [0.2, 0.36, 0.55, 0.76].map((at, shade) => {
    const crest = (x: number) =>
      height * at + Math.sin((x / width) * 5 + shade * 1.9) * height * 0.035;
    const stand = (kind: Grown['kind'], x: number, scale: number): Grown => ({
      kind,
      x: round(x),
      y: round(crest(x)),
      scale: round(scale * 100) / 100,
    });
    const grows =
      shade > 1
        ? []
        : Array.from({ length: 7 - shade * 2 }, () =>
            stand('tree', width * (0.04 + 0.92 * roll()), (size / 60) * (0.6 + roll() * 0.5)),
          );
    if (shade === 1) {
      for (const [dx, scale] of [
        [-30, 0.7],
        [0, 0.9],
        [28, 0.76],
      ] as const) {
        grows.push(stand('house', width * 0.3 + (dx * size) / 60, (scale * size) / 62));
      }
    }
    return { shade, d: outline(crest, width, height), grows };
  });
}

/** Tufts of grass, here and there with a flower. */
export function tuftsOf(
  width: number,
  height: number,
): (Point & { scale: number; bloom: boolean })[] {
  const roll = dice(5);
  const count = Math.round((width * height) / 9000);
  return Array.from({ length: count }, () => {
    const depth = roll();
    return {
      x: round(width * roll()),
      y: round(height * (0.4 + 0.5 * depth)),
      scale: round((0.6 + depth * 0.7) * 100) / 100,
      bloom: roll() > 0.66,
    };
  });
}

export function path(line: Point[]): string {
  return `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

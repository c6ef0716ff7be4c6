/** The walk from the burrow (0) to the moon (the score to reach), laid into a box of any shape. */

export interface Point {
  x: number;
  y: number;
}
export interface Stone extends Point {
  score: number;
  r: number;
  /** Its number is written on it. */
  big: boolean;
}
export interface Walk {
  width: number;
  height: number;
  goal: number;
  /** Switchbacks: the walk goes to and fro as often as the box allows. */
  rows: number;
  /** From one row to the next. */
  gap: number;
  /** Where the rows begin at the left, the lowest first. */
  levels: number[];
  line: Point[];
  /** How far along the line each of its points is. */
  along: number[];
  stones: Stone[];
  moon: Point & { r: number };
  /** Width of a rabbit. */
  runner: number;
}

const clamp = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Points from stone to stone: a far goal has stones of 2, 5, 10 … points. */
export function stride(goal: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => goal / step <= 40) ?? 100;
}

/** From so many times as wide as high on, the walk goes up hill and down dale instead of to and fro. */
const WIDE = 1.75;
/** So far apart (px) stones must be to be told apart. */
const LEAST = 8;

export function layWalk(width: number, height: number, goal: number): Walk {
  const rolling = width >= height * WIDE ? rolled(width, height, goal) : null;
  if (rolling && apartIn(rolling) >= LEAST) return rolling;
  const plans = [1, 3, 5].map((rows) => laid(width, height, goal, rows));
  // Room from stone to stone counts as much as room from row to row.
  const room = (walk: Walk) => Math.min(apartIn(walk), walk.gap * 0.62);
  return plans.reduce((best, plan) => (room(plan) > room(best) ? plan : best));
}

function apartIn({ along, goal }: Walk): number {
  return (along.at(-1) ?? 0) / (goal / stride(goal));
}

/** Hills and dales, in parts of the box; the last steps leave the ground. */
const ROLLING = [
  [0.1, 0.87],
  [0.15, 0.9],
  [0.21, 0.84],
  [0.26, 0.7],
  [0.32, 0.6],
  [0.4, 0.62],
  [0.45, 0.75],
  [0.52, 0.86],
  [0.59, 0.83],
  [0.64, 0.69],
  [0.68, 0.55],
  [0.74, 0.47],
  [0.81, 0.53],
  [0.86, 0.61],
] as const;

function rolled(width: number, height: number, goal: number): Walk {
  const r = clamp(15, height * 0.14, 78);
  const moon = { x: width - r - width * 0.02 - 4, y: r + height * 0.04 + 2, r };
  const foot = { x: moon.x, y: moon.y + r * 0.72 };
  const points = ROLLING.map(([x, y]) => ({ x: width * x, y: height * y }));
  const line = curved([...points, { x: moon.x, y: (height * 0.56 + foot.y) / 2 }, foot]);
  const gap = height * 0.3;
  const walk: Walk = {
    width,
    height,
    goal,
    rows: 1,
    gap,
    levels: [0.92, 0.74, 0.62].map((at) => height * at),
    line,
    along: lengths(line),
    stones: [],
    moon,
    runner: 0,
  };
  const apart = apartIn(walk);
  const runner = Math.round(clamp(20, Math.min(apart * 1.4, height * 0.3), 52));
  return { ...walk, runner, stones: stones(walk, apart) };
}

function laid(width: number, height: number, goal: number, rows: number): Walk {
  const r = clamp(24, Math.min(width, height) * 0.13, 78);
  const moon = { x: width - r - width * 0.03 - 6, y: r + height * 0.035 + 4, r };
  const low = height - clamp(20, height * 0.12, 64);
  const high = moon.y + r * 0.9;
  const gap = rows === 1 ? low - high : (low - high) / (rows - 1);
  const levels = Array.from({ length: rows }, (_, row) => low - row * gap);
  const line = curved(corners(width, levels, gap, moon));
  const along = lengths(line);
  const walk: Walk = {
    width,
    height,
    goal,
    rows,
    gap,
    levels,
    line,
    along,
    stones: [],
    moon,
    runner: 0,
  };
  const apart = apartIn(walk);
  const runner = Math.round(clamp(22, Math.min(apart * 1.05, gap * 0.4), 52));
  return { ...walk, runner, stones: stones(walk, apart) };
}

/** The points the walk bends through: rows that wave a little, and turns at their ends. */
function corners(
  width: number,
  levels: number[],
  gap: number,
  moon: Point & { r: number },
): Point[] {
  const left = clamp(30, width * 0.1, 120);
  const right = width - clamp(26, width * 0.075, 90);
  const turn = Math.min(gap * 0.42, width * 0.11);
  const last = levels.length - 1;
  const points: Point[] = [];
  levels.forEach((level, row) => {
    // The burrow stands left of the first stone.
    const [from, to] = [row === 0 ? left + gap * 0.22 : left + turn * 0.8, right - turn];
    const fractions = row % 2 === 0 ? [0, 0.34, 0.67, 1] : [1, 0.66, 0.33, 0];
    const wave = [0, -0.06, 0.06, -0.07];
    fractions.forEach((at, i) => {
      if (row === last && at > 0.7) return;
      points.push({ x: from + (to - from) * at, y: level + gap * (wave[i] ?? 0) });
    });
    if (row < last)
      points.push({ x: row % 2 === 0 ? right : left - turn * 0.2, y: level - gap / 2 });
  });
  // The last steps leave the ground.
  const foot = { x: moon.x, y: moon.y + moon.r * 0.72 };
  const before = points.at(-1) ?? foot;
  points.push({
    x: before.x + (foot.x - before.x) * 0.58,
    y: before.y + (foot.y - before.y) * 0.34,
  });
  return [...points, foot];
}

/** Catmull–Rom through the points. */
function curved(points: Point[], steps = 14): Point[] {
  const at = (i: number) => points[clamp(0, i, points.length - 1)] ?? { x: 0, y: 0 };
  const line: Point[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 1; s <= steps; s++) {
      const f = s / steps;
      const four = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
      const mix = (key: 'x' | 'y') =>
        spline(four[0][key], four[1][key], four[2][key], four[3][key], f);
      line.push({ x: mix('x'), y: mix('y') });
    }
  }
  return line;
}

function spline(a: number, b: number, c: number, d: number, f: number): number {
  return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
}

function lengths(line: Point[]): number[] {
  let sum = 0;
  return line.map((point, i) => {
    const before = line[i - 1] ?? point;
    return (sum += Math.hypot(point.x - before.x, point.y - before.y));
  });
}

/** Where a score stands; beyond the goal there is only the moon. */
export function spot(walk: Walk, score: number): Point {
  const far = ((walk.along.at(-1) ?? 0) * clamp(0, score, walk.goal)) / walk.goal;
  const after = walk.along.findIndex((length) => length >= far);
  const i = after < 0 ? walk.line.length - 1 : Math.max(1, after);
  const [a, b] = [walk.line[i - 1], walk.line[i]];
  const [begin, end] = [walk.along[i - 1] ?? 0, walk.along[i] ?? 1];
  if (!a || !b) return walk.line[0] ?? { x: 0, y: 0 };
  const f = end > begin ? clamp(0, (far - begin) / (end - begin), 1) : 0;
  return { x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f };
}

/** Nearer than this (px) the stones leave room for every tenth number only, and that one is large. */
const TIGHT = 16;

function stones(walk: Walk, apart: number): Stone[] {
  const step = stride(walk.goal);
  const r = clamp(3, apart * 0.26, 13);
  const tight = apart < TIGHT;
  const numbered = clamp(8.5, walk.height * 0.15, 11);
  const made: Stone[] = [];
  for (let score = 0; score < walk.goal; score += step) {
    // A number too near the moon would be read as the moon's.
    const big = score % (step * (tight ? 10 : 5)) === 0 && walk.goal - score > step * 2;
    made.push({
      ...spot(walk, score),
      score,
      big,
      r: big ? (tight ? numbered : Math.max(11.5, r * 1.4)) : r,
    });
  }
  return made;
}

/** Where a rabbit touches the ground on its way: every point, or on a long way a dozen hops. */
export function landings(from: number, to: number): number[] {
  const hops = Math.min(12, Math.abs(Math.ceil(to - from)));
  return Array.from({ length: hops }, (_, i) => from + ((to - from) * (i + 1)) / hops);
}

/**
 * Rabbits that want the same ground stand side by side: each as near as it can to its own spot,
 * none over another's mark, all inside the box.
 */
export function stand(wanted: Point[], runner: number, width: number, height: number): Point[] {
  const across = runner * 0.98;
  const down = runner * 1.04;
  const feet = wanted.map(({ x, y }, i) => ({
    // A little apart from the start, so that there is a direction to give way to: sideways first.
    x: x + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 0.8,
    y: y - runner * 0.36 + ((i % 3) - 1) * 0.25,
  }));
  const homes = wanted.map(({ x, y }) => ({ x, y: y - runner * 0.36 }));
  for (let round = 0; round < 260; round++) {
    const pull = round < 200 ? 0.06 * (1 - round / 200) : 0;
    feet.forEach((foot, i) => drawHome(foot, homes[i] ?? foot, pull));
    giveWay(feet, across, down);
    for (const foot of feet) {
      foot.x = clamp(across / 2 + 3, foot.x, width - across / 2 - 3);
      foot.y = clamp(down / 2 + 6, foot.y, height - down / 2 - 2);
    }
  }
  return feet;
}

function drawHome(foot: Point, home: Point, pull: number): void {
  foot.x += (home.x - foot.x) * pull;
  foot.y += (home.y - foot.y) * pull;
}

function giveWay(feet: Point[], across: number, down: number): void {
  for (const [i, one] of feet.entries()) {
    for (const other of feet.slice(i + 1)) {
      const dx = (other.x - one.x) / across;
      const dy = (other.y - one.y) / down;
      const apart = Math.hypot(dx, dy) || 0.001;
      if (apart >= 1) continue;
      const push = (1 - apart) / 2 / apart;
      one.x -= dx * push * across;
      one.y -= dy * push * down;
      other.x += dx * push * across;
      other.y += dy * push * down;
    }
  }
}

// ---- without a goal: a meadow

export interface Meadow {
  runner: number;
  /** Posts with numbers along the lower edge. */
  posts: { score: number; x: number }[];
  /** Where a rabbit with this score and rank (0 is first) stands. */
  at: (score: number, rank: number) => Point;
}

/** Further right is more points, further up is a better rank. */
export function layMeadow(width: number, height: number, best: number, rabbits: number): Meadow {
  const most = Math.max(10, Math.ceil((best * 1.06) / 5) * 5);
  const lanes = (height * 0.85) / Math.max(4, rabbits);
  const runner = Math.round(clamp(22, Math.min(lanes, width * 0.075), 58));
  const [left, right] = [runner * 0.5 + 16, width - runner * 0.5 - 18];
  const [top, low] = [height * 0.25 + runner * 0.4, height - 34];
  const step =
    [5, 10, 20, 25, 50, 100].find((one) => most / one <= Math.min(10, width / 44)) ?? 100;
  const x = (score: number) => left + ((right - left) * clamp(0, score, most)) / most;
  const lane = rabbits > 1 ? (low - top) / (rabbits - 1) : 0;
  const posts = [];
  for (let score = 0; score <= most; score += step) posts.push({ score, x: x(score) });
  return { runner, posts, at: (score, rank) => ({ x: x(score), y: top + rank * lane }) };
}

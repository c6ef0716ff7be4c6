import { describe, expect, test } from 'vitest';
import { landings, layMeadow, layWalk, spot, stand, stride, type Point } from './walk';

const BOXES: [number, number][] = [
  [336, 200],
  [336, 400],
  [366, 330],
  [620, 300],
  [912, 400],
  [1000, 520],
];
const GOALS = [5, 30, 31, 45, 100, 1000];

function nearest(points: Point[]): number {
  let least = Infinity;
  points.forEach((one, i) => {
    for (const other of points.slice(i + 1)) {
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
    }
  });
  return least;
}
const inside = ({ x, y }: Point, width: number, height: number) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

describe.each(BOXES)('a walk in %i × %i', (width, height) => {
  test.each(GOALS)('to %i stays inside, and its stones apart', (goal) => {
    const walk = layWalk(width, height, goal);
    expect(walk.line.every((point) => inside(point, width, height))).toBe(true);
    expect(nearest(walk.stones)).toBeGreaterThan(12);
    for (const one of walk.stones.filter(({ big }) => big)) {
      expect(one.r).toBeGreaterThanOrEqual(10);
    }
  });

  test('begins at the burrow and ends at the moon', () => {
    const walk = layWalk(width, height, 30);
    const [first, last] = [spot(walk, 0), spot(walk, 30)];
    expect(first.y).toBeGreaterThan(height * 0.7);
    expect(Math.hypot(last.x - walk.moon.x, last.y - walk.moon.y)).toBeLessThan(walk.moon.r);
    expect(spot(walk, 34)).toEqual(last);
  });

  test.each([
    ['all on one stone', () => 0],
    ['all at the moon', () => 33],
    ['on neighbouring stones', (i: number) => 14 + (i % 3)],
    ['all over', (i: number) => (i * 7) % 31],
  ])('twelve rabbits %s do not hide each other', (_, score) => {
    const walk = layWalk(width, height, 30);
    const wanted = Array.from({ length: 12 }, (_, i) => spot(walk, score(i)));
    const feet = stand(wanted, walk.runner, width, height);
    expect(nearest(feet)).toBeGreaterThan(walk.runner * 0.9);
    expect(feet.every((foot) => inside(foot, width, height))).toBe(true);
  });

  test.each([6, 12])('a meadow with %i rabbits', (rabbits) => {
    const meadow = layMeadow(width, height, 23, rabbits);
    const wanted = Array.from({ length: rabbits }, (_, i) => meadow.at(23 - i, i));
    const feet = stand(wanted, meadow.runner, width, height);
    expect(nearest(feet)).toBeGreaterThan(meadow.runner * 0.9);
    expect(meadow.at(23, 0).x).toBeGreaterThan(meadow.at(5, 3).x);
    expect(meadow.at(23, 0).y).toBeLessThan(meadow.at(5, 3).y);
    expect(meadow.posts.length).toBeGreaterThan(1);
  });
});

test('a rabbit alone stands on its stone', () => {
  const walk = layWalk(912, 400, 30);
  const home = spot(walk, 17);
  const [foot] = stand([home], walk.runner, 912, 400);
  expect(Math.abs((foot?.x ?? 0) - home.x)).toBeLessThan(1);
});

test('equal steps for equal points', () => {
  const walk = layWalk(366, 330, 30);
  const gaps = walk.stones.slice(1).map((stone, i) => {
    const before = walk.stones[i] ?? stone;
    return Math.hypot(stone.x - before.x, stone.y - before.y);
  });
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.7);
});

test('far goals have stones of more than one point', () => {
  expect([5, 30, 40, 41, 100, 1000].map(stride)).toEqual([1, 1, 1, 2, 5, 25]);
});

test('a hop a point, and no more than a dozen', () => {
  expect(landings(4, 7)).toEqual([5, 6, 7]);
  expect(landings(4, 4)).toEqual([]);
  expect(landings(0, 24)).toHaveLength(12);
  expect(landings(0, 24).at(-1)).toBe(24);
});

/* The strips of a phone's reveal and of the television, in px before it draws them larger. */
describe.each([
  [330, 56],
  [344, 83],
  [550, 69],
  [858, 44],
])('a strip of %i × %i', (width, height) => {
  test('is one walk whose numbers can be read and do not hide each other', () => {
    const walk = layWalk(width, height, 30);
    const numbered = walk.stones.filter(({ big }) => big);
    expect(walk.rows).toBe(1);
    expect(numbered.length).toBeGreaterThan(2);
    for (const { r } of numbered) expect(r).toBeGreaterThanOrEqual(8.4);
    expect(nearest(numbered)).toBeGreaterThan(2.2 * (numbered[0]?.r ?? 0));
  });

  test('seven rabbits fit on it', () => {
    const walk = layWalk(width, height, 30);
    const feet = stand(
      [3, 3, 4, 5, 5, 6, 8].map((score) => spot(walk, score)),
      walk.runner,
      width,
      height,
    );
    expect(nearest(feet)).toBeGreaterThan(walk.runner * 0.8);
    expect(feet.every((foot) => inside(foot, width, height))).toBe(true);
  });
});

test('the picture of the television goes up hill and down dale, not to and fro', () => {
  expect(layWalk(677, 373, 30).rows).toBe(1);
});

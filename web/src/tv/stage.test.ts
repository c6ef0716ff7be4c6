import { expect, test } from 'vitest';
import { drift, stageIn, wander } from './stage';

test('a larger television shows the same board', () => {
  expect(stageIn(1920, 1080)).toEqual({ scale: 1, width: 1920, height: 1080 });
  expect(stageIn(3840, 2160)).toEqual({ scale: 2, width: 1920, height: 1080 });
  expect(stageIn(960, 540)).toEqual({ scale: 0.5, width: 1920, height: 1080 });
});

test('another shape has more room, never less', () => {
  for (const [width, height] of [
    [1920, 960],
    [1024, 768],
    [2560, 1080],
    [390, 844],
  ] as const) {
    const stage = stageIn(width, height);
    expect(stage.width).toBeGreaterThanOrEqual(1919.9);
    expect(stage.height).toBeGreaterThanOrEqual(1079.9);
    expect(stage.width * stage.scale).toBeCloseTo(width);
    expect(stage.height * stage.scale).toBeCloseTo(height);
  }
  expect(stageIn(0, 0).scale).toBeGreaterThan(0);
});

test('the board wanders a little, and all over', () => {
  const seen = Array.from({ length: 600 }, (_, minute) => drift(minute));
  for (const { x, y } of seen) expect(Math.hypot(x, y)).toBeLessThan(14);
  expect(new Set(seen.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(20);
  expect(drift(0)).toEqual({ x: 0, y: 0 });
});

test('the little light stays in the window', () => {
  for (let minute = 0; minute < 600; minute++) {
    const { x, y } = wander(minute);
    expect(Math.min(x, y)).toBeGreaterThan(0.15);
    expect(Math.max(x, y)).toBeLessThan(0.85);
  }
});

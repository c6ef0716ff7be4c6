import { expect, test } from 'vitest';
import { aside, type Box } from './aside';

const PHONE = { width: 360, height: 740 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('where nothing is in the way it lies above, in the middle', () => {
  expect(aside({ width: 300, height: 52 }, PHONE, [])).toEqual(box(30, 8, 300, 52));
});

test('three lines on a phone cover neither the clue nor a card, nor the deed below', () => {
  const clue = box(16, 58, 328, 70);
  const cards = [box(11, 140, 338, 400)];
  const deed = box(16, 668, 328, 58);
  const here = aside({ width: 336, height: 92 }, PHONE, [clue, ...cards], [deed]);
  for (const kept of [clue, ...cards, deed]) expect(meet(here, kept)).toBe(false);
});

test('on an open book it lies on the page without pictures', () => {
  const here = aside({ width: 400, height: 52 }, { width: 1440, height: 900 }, [
    box(480, 30, 920, 840),
    box(40, 90, 392, 120),
  ]);
  expect(here).toEqual(box(8, 8, 400, 52));
});

test('without any room it covers the deed rather than a picture', () => {
  const here = aside(
    { width: 336, height: 90 },
    PHONE,
    [box(0, 0, 360, 640)],
    [box(16, 660, 328, 58)],
  );
  expect(here.top).toBeGreaterThanOrEqual(640);
});

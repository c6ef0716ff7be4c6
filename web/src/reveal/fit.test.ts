import { expect, test } from 'vitest';
import { fitCards, fitTokens } from './fit';

test.each([
  [3, 340, 300],
  [5, 340, 300],
  [6, 912, 820],
  [12, 340, 300],
  [12, 912, 340],
])('%i cards lie inside %i × %i and not on each other', (count, width, height) => {
  const { boxes, card, height: used } = fitCards(count, width, height, 22);
  expect(boxes).toHaveLength(count);
  expect(used).toBeLessThanOrEqual(height);
  for (const [i, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(-0.5);
    expect(one.x + card).toBeLessThanOrEqual(width + 0.5);
    for (const other of boxes.slice(i + 1)) {
      const apart = Math.abs(one.x - other.x) >= card || Math.abs(one.y - other.y) >= card * 1.5;
      expect(apart).toBe(true);
    }
  }
});

test('a short last row stands in the middle', () => {
  const { boxes, card } = fitCards(5, 300, 330, 20);
  const [fourth, fifth] = [boxes[3], boxes[4]];
  expect(((fourth?.x ?? 0) + (fifth?.x ?? 0) + card) / 2).toBeCloseTo(150, 0);
});

test.each([
  [1, 106],
  [5, 72],
  [11, 55],
  [11, 160],
])('%i votes fit on a card of %i px', (count, card) => {
  const size = fitTokens(count, card);
  const across = Math.floor((card * 0.92) / (size + 1));
  expect(Math.ceil(count / across) * (size * 1.12 + 1)).toBeLessThan(card * 1.5);
  expect(size).toBeGreaterThanOrEqual(12);
});

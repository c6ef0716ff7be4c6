import { expect, test } from 'vitest';
import { layout } from './layout';

test('six cards lie 3×2 on a phone', () => {
  expect(layout(6, 368, 420, 10)).toEqual({ columns: 3, rows: 2, width: 116 });
});

test('six cards still fit a phone of 360×640', () => {
  const { columns, rows, width } = layout(6, 338, 330, 10);
  expect([columns, rows]).toEqual([3, 2]);
  expect(2 * width * 1.5 + 10).toBeLessThanOrEqual(330);
});

test('twelve cards lie 4×3 on a phone and 6×2 on a wide screen', () => {
  expect(layout(12, 368, 430, 8)).toMatchObject({ columns: 4, rows: 3 });
  expect(layout(12, 1700, 720, 30)).toMatchObject({ columns: 6, rows: 2 });
});

test('words below a card take their room', () => {
  const plain = layout(6, 900, 700, 20);
  const named = layout(6, 900, 700, 20, 30);
  expect(named.width).toBeLessThan(plain.width);
  expect(named.rows * (named.width * 1.5 + 30) + (named.rows - 1) * 20).toBeLessThanOrEqual(700);
});

test('no room means no width, not a negative one', () => {
  expect(layout(6, 0, 0, 10).width).toBe(0);
});

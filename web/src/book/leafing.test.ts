import { expect, test } from 'vitest';
import { Leafing, swiped } from './leafing.svelte';

test('a book has a first and a last page, and keys turn it', () => {
  const leafing = new Leafing(() => 4);
  expect(leafing.key('ArrowLeft')).toBe(true);
  expect(leafing.at).toBe(0);
  leafing.key('ArrowRight');
  leafing.key('PageDown');
  expect([leafing.at, leafing.way]).toEqual([2, 1]);
  leafing.key('End');
  leafing.key('ArrowRight');
  expect(leafing.at).toBe(3);
  leafing.key('ArrowLeft');
  expect([leafing.at, leafing.way]).toEqual([2, -1]);
  leafing.key('Home');
  expect(leafing.at).toBe(0);
  expect(leafing.key('Enter')).toBe(false);
});

test('it opens where a link says, and never beyond its end', () => {
  const leafing = new Leafing(() => 4, 2);
  expect(leafing.at).toBe(2);
  leafing.to(99);
  expect(leafing.at).toBe(3);
  expect(new Leafing(() => 4, -3).at).toBe(0);
  expect(new Leafing(() => 4, 98).at).toBe(3);
});

test('a finger turns the page only if it goes across', () => {
  expect(swiped(-80, 10)).toBe(1);
  expect(swiped(80, -10)).toBe(-1);
  expect(swiped(-80, 70)).toBe(0);
  expect(swiped(-30, 0)).toBe(0);
});

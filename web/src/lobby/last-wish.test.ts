import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastWish } from './last-wish.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('three quick arrows: the first is on its way, the last is asked for after it', async () => {
  const asked: string[] = [];
  const colours = new LastWish(async (colour) => void asked.push(colour));
  for (const colour of ['moss', 'plum', 'slate']) void colours.wish(colour);
  expect([asked, colours.now]).toEqual([['moss'], 'slate']);
  await vi.runAllTimersAsync();
  expect([asked, colours.now]).toEqual([['moss', 'slate'], null]);
  void colours.wish('moss');
  expect(asked.at(-1)).toBe('moss');
});

test('back where one began is a wish, too', async () => {
  const asked: string[] = [];
  const colours = new LastWish(async (colour) => void asked.push(colour));
  void colours.wish('moss');
  void colours.wish('plum');
  void colours.wish('moss');
  await vi.runAllTimersAsync();
  expect([asked, colours.now]).toEqual([['moss'], null]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beAtIt } from './at-it';

let given: string[];
beforeEach(() => {
  given = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the table hears at once that somebody is at it, then three times a minute, then the end', () => {
  const stop = beAtIt(
    (sign) => given.push(sign),
    () => true,
  );
  vi.advanceTimersByTime(60_000);
  expect(given).toEqual(['at_it', 'at_it', 'at_it', 'at_it']);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(given.slice(4)).toEqual(['not_at_it']);
});

test('without a connection nothing piles up that would be said later', () => {
  let lives = false;
  const stop = beAtIt(
    (sign) => given.push(sign),
    () => lives,
  );
  vi.advanceTimersByTime(200_000);
  expect(given).toEqual([]);
  lives = true;
  vi.advanceTimersByTime(20_000);
  lives = false;
  stop();
  expect(given).toEqual(['at_it']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Quiet } from './quiet.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('falls asleep after a long quiet, wakes when something stirs, leaves no timer behind', () => {
  const quiet = new Quiet();
  const end = quiet.watch();
  quiet.stir();
  vi.advanceTimersByTime(19 * 60_000);
  quiet.stir();
  vi.advanceTimersByTime(19 * 60_000);
  expect(quiet.asleep).toBe(false);
  vi.advanceTimersByTime(2 * 60_000);
  expect(quiet.asleep).toBe(true);
  quiet.stir();
  expect(quiet.asleep).toBe(false);
  expect(vi.getTimerCount()).toBe(1);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

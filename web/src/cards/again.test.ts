import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Again } from './again.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what has not come is asked for again, ever later, and not for ever', () => {
  const again = new Again();
  again.later();
  again.later();
  vi.advanceTimersByTime(1000);
  expect(again.tries).toBe(1);
  again.later();
  vi.advanceTimersByTime(1999);
  expect(again.tries).toBe(1);
  for (let n = 0; n < 20; n++) {
    again.later();
    vi.advanceTimersByTime(3_600_000);
  }
  expect(again.tries).toBe(7);
});

test('another wish begins anew, and leaves nothing running', () => {
  const again = new Again();
  again.later();
  vi.advanceTimersByTime(1000);
  again.later();
  again.anew();
  expect([again.tries, vi.getTimerCount()]).toEqual([0, 0]);
});

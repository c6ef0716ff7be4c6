import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from '.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever leaves the table has nothing fetched ahead any more', () => {
  const end = fetchAhead();
  expect(vi.getTimerCount()).toBe(2);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

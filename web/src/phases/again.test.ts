import { expect, test, vi } from 'vitest';
import { fetched } from './again';

const NOW = [0, 0];

/** Fails so many times, then answers. */
function after(failures: number) {
  return vi.fn(async () => {
    if (failures-- > 0) throw new Error('Failed to fetch dynamically imported module');
    return 'page';
  });
}

test('what comes is given on, and asked for once', async () => {
  const load = after(0);
  expect(await fetched(load, NOW)).toBe('page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a server that was away for a moment is asked again', async () => {
  const anew = vi.fn();
  expect(await fetched(after(2), NOW, anew)).toBe('page');
  expect(anew).not.toHaveBeenCalled();
});

test('where it never comes, the tab starts anew', async () => {
  const anew = vi.fn();
  await expect(fetched(after(9), NOW, anew)).rejects.toThrow();
  expect(anew).toHaveBeenCalledTimes(1);
});

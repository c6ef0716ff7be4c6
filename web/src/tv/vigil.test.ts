import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clue, tableView, vote } from '../table/people/sample';
import { keepVigil } from './vigil';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [now, old] = [tableView(vote()), tableView(clue(1))];

function vigil(shown: () => typeof now | null, ask = () => Promise.resolve(now)) {
  const onstale = vi.fn();
  const end = keepVigil({ ask, shown, onstale });
  return { onstale, end };
}

test('a board that shows the present is left alone', async () => {
  const { onstale, end } = vigil(() => ({ ...now, you: null }));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onstale).not.toHaveBeenCalled();
  end();
});

test('what is old at two looks is connected anew; a view on its way is not', async () => {
  let board = old;
  const { onstale, end } = vigil(() => board);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(onstale).not.toHaveBeenCalled();
  board = now;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onstale).not.toHaveBeenCalled();
  board = old;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onstale).toHaveBeenCalledTimes(1);
  end();
});

test('without a network nothing is known, and an ended vigil asks nobody', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('gone')));
  const { onstale, end } = vigil(() => old, ask);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(onstale).not.toHaveBeenCalled();
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  end();
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  expect(ask.mock.calls.length).toBe(asked);
  expect(vi.getTimerCount()).toBe(0);
});

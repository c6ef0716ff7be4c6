import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../wire/http';
import { clue, tableView, vote } from '../people/sample';
import { keepVigil } from './vigil';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [now, old] = [tableView(vote()), tableView(clue(1))];

function vigil(shown: () => typeof now | null, ask = () => Promise.resolve(now)) {
  const onstale = vi.fn();
  const end = keepVigil({ ask, shown, onstale });
  return { onstale, end };
}

test('a page that shows the present is left alone', async () => {
  const mine = { ...now, you: null };
  const { onstale, end } = vigil(() => mine);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onstale).not.toHaveBeenCalled();
  end();
});

test('what is old at two looks is connected anew; a view on its way is not', async () => {
  let page = old;
  const { onstale, end } = vigil(() => page);
  await vi.advanceTimersByTimeAsync(91_000);
  expect(onstale).not.toHaveBeenCalled();
  page = now;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onstale).not.toHaveBeenCalled();
  page = old;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(onstale).toHaveBeenCalledTimes(1);
  end();
});

test('while views come nobody is asked', async () => {
  const ask = vi.fn(() => Promise.resolve(now));
  const { end } = vigil(() => ({ ...old }), ask);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).not.toHaveBeenCalled();
  end();
});

test('a server that is not there, or swallows what is asked, is connected to anew', async () => {
  const gone = vigil(
    () => now,
    () => Promise.reject(new Refusal('unreachable', '')),
  );
  const swallowed = vigil(
    () => now,
    () => new Promise(() => {}),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  expect(gone.onstale).toHaveBeenCalledTimes(1);
  expect(swallowed.onstale).toHaveBeenCalledTimes(1);
  gone.end();
  swallowed.end();
});

test('a refusal says nothing of the connection, and an ended vigil asks nobody', async () => {
  const ask = vi.fn(() => Promise.reject(new Refusal('too_fast', '')));
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { voice } from '../../ui/announce.svelte';
import { OneDeed } from './doing.svelte';

const accepted = { kind: 'accepted' as const, id: 'a' };
const rejected = (code: string) => ({ kind: 'rejected' as const, id: 'a', code });

beforeEach(() => void vi.stubGlobal('document', { activeElement: null }));
afterEach(() => void vi.unstubAllGlobals());

test('two fast clicks are one deed, and the second half of them undoes nothing', async () => {
  vi.useFakeTimers();
  const deed = new OneDeed();
  const lay = vi.fn(async () => accepted);
  const [first, second] = await Promise.all([deed.run(lay), deed.run(lay)]);
  expect([first, second]).toEqual([true, false]);
  expect(await deed.run(lay)).toBe(false);
  vi.advanceTimersByTime(600);
  expect(await deed.run(lay)).toBe(true);
  expect(lay).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a refusal is shown, and one may try again at once', async () => {
  const deed = new OneDeed();
  voice.toasts = [];
  expect(await deed.run(async () => rejected('stale'))).toBe(false);
  expect(voice.toasts).toHaveLength(1);
  expect(deed.busy).toBe(false);
});

test('that somebody was faster is said by the table, not as a failure', async () => {
  voice.toasts = [];
  await new OneDeed().run(async () => rejected('somebody_was_faster'));
  expect(voice.toasts).toEqual([]);
});

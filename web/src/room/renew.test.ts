import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from './renew';

let happened: string[];
let kept: string[];

beforeEach(() => {
  happened = [];
  kept = ['reverie-assets-1', 'reverie-pictures', 'reverie-words'];
  const worker = {
    unregister: async () => void happened.push('unregister'),
    update: async () => void happened.push('update'),
    active: { postMessage: (what: string) => void happened.push(what) },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [worker] } });
  vi.stubGlobal('caches', {
    keys: async () => kept,
    delete: async (name: string) => (kept = kept.filter((one) => one !== name)),
  });
  vi.stubGlobal('location', { reload: () => void happened.push('reload') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the files are fetched anew, and the worker that is told of turns stays', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await renew();
  expect(happened).toEqual(['install', 'update', 'reload']);
  expect(kept).toEqual(['reverie-words']);
});

const AWAY = [
  ['unreachable', () => Promise.reject(new Error('offline'))],
  ['away behind its proxy', async () => new Response('', { status: 502 })],
  ['silent', () => new Promise(() => {})],
] as const;

async function renewWithout(answer: () => Promise<unknown>): Promise<boolean> {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  const done = renew();
  await vi.runAllTimersAsync();
  return done;
}

test.each(AWAY)('while the server is %s, what is kept is needed', async (_, answer) => {
  Object.assign(navigator.serviceWorker, { controller: {} });
  expect(await renewWithout(answer)).toBe(true);
  expect(happened).toEqual(['reload']);
  expect(kept).toHaveLength(3);
});

test.each(AWAY)('%s, and no worker has a page for that: this one stays', async (_, answer) => {
  expect(await renewWithout(answer)).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await renewWithout(answer)).toBe(false);
  expect(happened).toEqual([]);
});

test('a browser that has no worker and keeps nothing just loads the page anew', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('forbidden')) });
  await renew();
  expect(happened).toEqual(['reload']);
});

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

test.each([
  ['unreachable', () => Promise.reject(new Error('offline'))],
  ['away behind its proxy', async () => new Response('', { status: 502 })],
  ['silent', () => new Promise(() => {})],
])('while the server is %s, what is kept is needed', async (_, answer) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  const done = renew();
  await vi.runAllTimersAsync();
  await done;
  expect(happened).toEqual(['reload']);
  expect(kept).toHaveLength(3);
});

test('a browser that has no worker and keeps nothing just loads the page anew', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('forbidden')) });
  await renew();
  expect(happened).toEqual(['reload']);
});

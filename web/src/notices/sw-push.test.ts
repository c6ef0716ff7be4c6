import { beforeEach, expect, test, vi } from 'vitest';
import { leaveWords } from './kept-words';
import { onNotificationClick, onPush, tableIn } from './sw-push';

const message = (json: () => unknown) => ({ data: { json }, waitUntil: vi.fn() });
const yourTurn = (table: unknown = 'abc-123') => message(() => ({ kind: 'your_turn', table }));

function fakeCaches(): CacheStorage {
  const kept = new Map<string, Response>();
  const cache = {
    put: (address: string, response: Response) => Promise.resolve(void kept.set(address, response)),
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

let worker: Parameters<typeof onPush>[1] & object;
let windows: { url: string; focus: () => Promise<void> }[];
beforeEach(() => {
  windows = [];
  worker = {
    registration: { showNotification: vi.fn(() => Promise.resolve()) },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: vi.fn(() => Promise.resolve()),
    },
    caches: fakeCaches(),
    location: { origin: 'https://reverie.example' },
  };
});

test('only a message of our own server about a table is believed', () => {
  expect(tableIn(yourTurn())).toBe('abc-123');
  expect(tableIn(yourTurn('../../evil'))).toBeNull();
  expect(tableIn(yourTurn(7))).toBeNull();
  expect(tableIn(message(() => ({ kind: 'advert', table: 'abc' })))).toBeNull();
  expect(tableIn(message(() => JSON.parse('{')))).toBeNull();
  expect(tableIn({ data: null, waitUntil: vi.fn() })).toBeNull();
});

test('the notice speaks the language of whoever asked for it', async () => {
  await leaveWords({ title: 'Du bist dran', body: 'Der Tisch wartet auf dich.' }, worker.caches);
  const event = yourTurn();
  onPush(event, worker);
  await event.waitUntil.mock.calls[0]?.[0];
  expect(worker.registration.showNotification).toHaveBeenCalledWith('Du bist dran', {
    body: 'Der Tisch wartet auf dich.',
    tag: 'your-turn-abc-123',
    renotify: true,
    data: { address: '/t/abc-123' },
  });
});

test('without words it is our name', async () => {
  const event = yourTurn();
  onPush(event, worker);
  await event.waitUntil.mock.calls[0]?.[0];
  expect(worker.registration.showNotification).toHaveBeenCalledWith('Reverie', expect.anything());
});

const click = (data: unknown) => ({ notification: { close: vi.fn(), data }, waitUntil: vi.fn() });

test('a tap goes to the table that lies open, or opens it', async () => {
  const focus = vi.fn(() => Promise.resolve());
  windows.push({ url: 'https://reverie.example/t/abc-123#x', focus });
  const first = click({ address: '/t/abc-123' });
  onNotificationClick(first, worker);
  await first.waitUntil.mock.calls[0]?.[0];
  expect(focus).toHaveBeenCalledOnce();
  expect(first.notification.close).toHaveBeenCalledOnce();
  const second = click({ address: '/t/other' });
  onNotificationClick(second, worker);
  await second.waitUntil.mock.calls[0]?.[0];
  expect(worker.clients.openWindow).toHaveBeenCalledWith('https://reverie.example/t/other');
});

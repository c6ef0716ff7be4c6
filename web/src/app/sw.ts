import { onNotificationClick, onPush } from '../notices/sw-push';
import { Keeper, kindOf, type Build } from './caching';

/** The service worker. Built by build/app.ts into /sw.js; `BUILD` is put in there. */
declare const BUILD: Build;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const worker = self as unknown as Worker;
const keeper = new Keeper(BUILD, caches, (request, how) => fetch(request, how));

function on<E extends Event>(name: string, hear: (event: E) => void): void {
  worker.addEventListener(name, (event) => hear(event as E));
}

// Pages never come out of a cache, so a new worker may take over at once, under any open tab.
on<Lasting>('install', (event) => {
  event.waitUntil(keeper.install().then(() => worker.skipWaiting()));
});
on<Lasting>('activate', (event) => {
  event.waitUntil(keeper.activate().then(() => worker.clients.claim()));
});
// A page that has swept the caches (room/renew.ts) asks for what must always be there.
on<Lasting & { data: unknown }>('message', (event) => {
  if (event.data === 'install') event.waitUntil(keeper.install());
});
on<Fetching>('fetch', (event) => {
  const kind = kindOf(event.request, location.origin);
  if (kind === null) return;
  event.respondWith(keeper.answer(kind, event.request, (work) => event.waitUntil(work)));
});
on<Parameters<typeof onPush>[0] & Event>('push', onPush);
on<Parameters<typeof onNotificationClick>[0] & Event>('notificationclick', onNotificationClick);

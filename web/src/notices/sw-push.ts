import { findWords, type NoticeKind } from './kept-words';

/**
 * For the service worker: `addEventListener('push', onPush)` and
 * `addEventListener('notificationclick', onNotificationClick)`. No page, no Fluent, no secrets.
 */

/** The parts of the worker's world that are needed here; the client is compiled for windows. */
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushLike extends Extendable {
  data: { json(): unknown } | null;
}
export interface ClickLike extends Extendable {
  notification: { close(): void; data: unknown };
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(how: object): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  caches: CacheStorage;
  location: { origin: string };
}

const world = () => globalThis as unknown as Worker;

const isKind = (kind: unknown): kind is NoticeKind => kind === 'your_turn' || kind === 'sit_down';

/** What a message says, and of which table; null if it is none of ours. */
function messageIn(event: PushLike): { kind: NoticeKind; table: string } | null {
  try {
    const said = event.data?.json() as { kind?: unknown; table?: unknown } | undefined;
    if (!isKind(said?.kind) || typeof said.table !== 'string') return null;
    return /^[\w-]{1,64}$/.test(said.table) ? { kind: said.kind, table: said.table } : null;
  } catch {
    return null;
  }
}

/** The table a message is about; null if it is none of ours. */
export const tableIn = (event: PushLike): string | null => messageIn(event)?.table ?? null;

export function onPush(event: PushLike, worker: Worker = world()): void {
  const said = messageIn(event);
  if (said) event.waitUntil(show(said.kind, said.table, worker));
}

/** One notice a table: a reminder takes the place of the first. */
async function show(kind: NoticeKind, table: string, worker: Worker): Promise<void> {
  const { title, body } = await findWords(worker.caches, kind);
  await worker.registration.showNotification(title, {
    body,
    tag: kind === 'your_turn' ? `your-turn-${table}` : `sit-down-${table}`,
    renotify: true,
    data: { address: `/t/${table}` },
  });
}

export function onNotificationClick(event: ClickLike, worker: Worker = world()): void {
  event.notification.close();
  const data = event.notification.data as { address?: unknown } | null;
  const address = typeof data?.address === 'string' ? data.address : '/';
  event.waitUntil(come(address, worker));
}

/** The table if it lies open somewhere, otherwise anew. */
async function come(address: string, worker: Worker): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === address);
  if (open) await open.focus();
  else await worker.clients.openWindow(new URL(address, worker.location.origin).href);
}

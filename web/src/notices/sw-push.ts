/** 'Your turn' from a slow table, told by the service worker while no page is open. */

interface Pushed {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked {
  readonly notification: { close(): void; readonly data: unknown };
  waitUntil(work: Promise<unknown>): void;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: { showNotification(title: string, how: object): Promise<void> };
  readonly clients: {
    matchAll(how: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** Put in when the worker is built: 'your turn' in every language. */
declare const YOUR_TURN: Record<string, string>;
const worker = self as unknown as Worker;

function tableIn(data: unknown): string | null {
  const { kind, table } = (data ?? {}) as { kind?: unknown; table?: unknown };
  return kind === 'your_turn' && typeof table === 'string' ? table : null;
}

function words(): string {
  const spoken = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in YOUR_TURN);
  return YOUR_TURN[spoken ?? 'en'] ?? '';
}

/** The code people know a table by; without an answer the notice has none. */
async function codeOf(table: string): Promise<string> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/invitation`);
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}

async function show(table: string): Promise<void> {
  const code = await codeOf(table);
  await worker.registration.showNotification(words(), {
    body: code ? `Reverie · ${code}` : 'Reverie',
    icon: '/icons/any-192.png',
    badge: '/icons/any-192.png',
    tag: `table-${table}`,
    data: { table },
  });
}

export function onPush(event: Pushed): void {
  const table = tableIn(event.data?.json());
  if (table !== null) event.waitUntil(show(table));
}

async function open(table: string): Promise<void> {
  const address = `/t/${encodeURIComponent(table)}`;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

export function onNotificationClick(event: Clicked): void {
  event.notification.close();
  const { table } = (event.notification.data ?? {}) as { table?: unknown };
  if (typeof table === 'string') event.waitUntil(open(table));
}

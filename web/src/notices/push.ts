import { keep, kept } from '../device/keeping';
import { doors, Refusal } from '../wire/http';
import type { Wish } from '../wire/messages';
import { leaveWords, type NoticeWords } from './kept-words';
import { inUtc, type Quiet } from './quiet';

/** Notices to a closed browser. They need https and a service worker; elsewhere they are absent. */

const KEY = 'reverie-notices';
const MOST = 12;

/** What of the browser is used here: handed in by tests. */
export interface Browser {
  isSecureContext: boolean;
  worker: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  Notification: Pick<typeof Notification, 'requestPermission' | 'permission'> | undefined;
  PushManager: unknown;
}

const here = (): Browser => ({
  isSecureContext: globalThis.isSecureContext,
  worker: navigator.serviceWorker,
  Notification: globalThis.Notification,
  PushManager: globalThis.PushManager,
});

/** off: can be asked for. on: this device is told. denied: the browser was told no. */
export type Standing = 'absent' | 'off' | 'on' | 'denied';

async function workerOf(browser: Browser): Promise<ServiceWorkerRegistration | null> {
  if (!browser.isSecureContext || !browser.PushManager || !browser.Notification) return null;
  return (await browser.worker?.getRegistration('/').catch(() => undefined)) ?? null;
}

const told = (): string[] => {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};
function remember(table: string, on: boolean): void {
  const others = told().filter((one) => one !== table);
  keep(KEY, JSON.stringify((on ? [...others, table] : others).slice(-MOST)));
}

/** Is this device told about this table, and could it be? */
export async function standing(table: string, browser = here()): Promise<Standing> {
  const worker = await workerOf(browser);
  if (!worker) return 'absent';
  if (browser.Notification?.permission === 'denied') return 'denied';
  const subscribed = await worker.pushManager.getSubscription();
  return subscribed && told().includes(table) ? 'on' : 'off';
}

/** Ask the browser, subscribe, and tell the server. Throws `Refusal`; false: the browser said no. */
export async function tellMe(
  table: string,
  quiet: Quiet,
  words: NoticeWords,
  browser = here(),
): Promise<boolean> {
  const subscribed = await subscription(browser);
  if (!subscribed) return false;
  await leaveWords(words);
  await doors.wishNotices(table, wishOf(subscribed, quiet));
  remember(table, true);
  return true;
}

async function subscription(browser: Browser): Promise<PushSubscription | null> {
  const worker = await workerOf(browser);
  if (!worker) throw new Refusal('no_push', 'This browser cannot be told.');
  if ((await browser.Notification?.requestPermission()) !== 'granted') return null;
  const { key } = await doors.noticeKey();
  return (
    (await worker.pushManager.getSubscription()) ??
    worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  );
}

/** The same for a circle: to be asked to sit down. `about` is what this device calls it. */
export async function askMe(
  about: string,
  key: string,
  quiet: Quiet,
  words: NoticeWords,
  browser = here(),
): Promise<boolean> {
  const subscribed = await subscription(browser);
  if (!subscribed) return false;
  await leaveWords(words, caches, 'sit_down');
  await doors.beAsked(key, wishOf(subscribed, quiet));
  remember(about, true);
  return true;
}

export async function askMeNoMore(about: string, key: string): Promise<void> {
  await doors.beAsked(key, null);
  remember(about, false);
}

export async function tellMeNoMore(table: string): Promise<void> {
  await doors.noNotices(table);
  remember(table, false);
}

export function wishOf(subscribed: Pick<PushSubscription, 'toJSON'>, quiet: Quiet): Wish {
  const { endpoint = '', keys = {} } = subscribed.toJSON();
  const offset = new Date().getTimezoneOffset();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', ...inUtc(quiet, offset) };
}

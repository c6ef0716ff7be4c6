import { beforeEach, expect, test, vi } from 'vitest';
import { doors, Refusal } from '../wire/http';
import { NIGHT } from './quiet';
import { standing, tellMe, tellMeNoMore, wishOf, type Browser } from './push';

const WORDS = { title: 'Your turn', body: 'The table waits.' };
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } }),
};
let subscribed: typeof subscription | null;
let asked: unknown[];

function browser(
  fields: Partial<Browser> = {},
  answer: NotificationPermission = 'granted',
): Browser {
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: (how: unknown) => {
      asked.push(how);
      return Promise.resolve((subscribed = subscription));
    },
  };
  return {
    isSecureContext: true,
    worker: { getRegistration: () => Promise.resolve({ pushManager } as never) },
    Notification: { permission: 'default', requestPermission: () => Promise.resolve(answer) },
    PushManager: {},
    ...fields,
  };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) });
  [subscribed, asked] = [null, []];
  vi.spyOn(doors, 'noticeKey').mockResolvedValue({ key: 'K' });
  vi.spyOn(doors, 'wishNotices').mockResolvedValue({ table: 't' });
  vi.spyOn(doors, 'noNotices').mockResolvedValue({ table: 't' });
});

test('quietly absent without https, a worker, or push', async () => {
  expect(await standing('t', browser({ isSecureContext: false }))).toBe('absent');
  expect(await standing('t', browser({ worker: undefined }))).toBe('absent');
  expect(await standing('t', browser({ PushManager: undefined }))).toBe('absent');
  const empty = { getRegistration: () => Promise.resolve(undefined) };
  expect(await standing('t', browser({ worker: empty }))).toBe('absent');
  await expect(tellMe('t', NIGHT, WORDS, browser({ worker: empty }))).rejects.toThrow(Refusal);
});

test('asked for, told, and no more', async () => {
  expect(await standing('t', browser())).toBe('off');
  expect(await tellMe('t', NIGHT, WORDS, browser())).toBe(true);
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: 'K' }]);
  expect(doors.wishNotices).toHaveBeenCalledWith('t', expect.objectContaining({ auth: 'A' }));
  expect(await standing('t', browser())).toBe('on');
  expect(await standing('other', browser())).toBe('off');
  await tellMeNoMore('t');
  expect(await standing('t', browser())).toBe('off');
});

test('whoever says no to the browser is not asked by the server', async () => {
  expect(await tellMe('t', NIGHT, WORDS, browser({}, 'denied'))).toBe(false);
  expect(doors.wishNotices).not.toHaveBeenCalled();
  const denied = { permission: 'denied', requestPermission: vi.fn() } as never;
  expect(await standing('t', browser({ Notification: denied }))).toBe('denied');
});

test('what the server refuses is not remembered', async () => {
  vi.mocked(doors.wishNotices).mockRejectedValue(new Refusal('no_push', ''));
  await expect(tellMe('t', NIGHT, WORDS, browser())).rejects.toThrow(Refusal);
  expect(await standing('t', browser())).toBe('off');
});

test('the wish has the hours in UTC', () => {
  const offset = new Date().getTimezoneOffset();
  const wish = wishOf(subscription, { on: true, from: '00:00', to: '06:00' });
  expect(wish).toMatchObject({ endpoint: 'https://push.example/1', p256dh: 'P', auth: 'A' });
  expect(wish.quiet_from).toBe((offset + 1440) % 1440);
});

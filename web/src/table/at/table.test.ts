import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../connection/fake-socket';
import type { ChairView, TableView, View } from '../../wire/messages';
import { AtTable } from './table.svelte';

const chair = (seat: number, name: string): ChairView => ({
  seat,
  name,
  colour: 'poppy',
  bot: null,
  here: true,
});
const game = { turn: 4, waiting_for: [1], phase: { phase: 'vote' } } as unknown as View;
const view = (more: Partial<TableView> = {}): Partial<TableView> => ({
  code: 'KRTZ',
  you: 1,
  host: 0,
  chairs: [chair(0, 'Mira'), chair(1, 'Jónas')],
  game,
  ...more,
});

let table: AtTable;
let stored: Map<string, string>;
const last = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  FakeSocket.made = [];
  stored = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'lan:8710' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  table = new AtTable('tbl');
  table.start();
});
afterEach(() => {
  table.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a view says who I am, and whether the table waits for me', () => {
  expect([table.state, table.view]).toEqual(['connecting', null]);
  last().welcomes(1);
  last().shows(1, view());
  expect([table.state, table.me?.name, table.isHost, table.myMove]).toEqual([
    'live',
    'Jónas',
    false,
    true,
  ]);
  expect([table.nameOf(0), table.nameOf(9)]).toEqual(['Mira', '']);
  last().shows(2, view({ host: 1, game: { ...game, waiting_for: [0] } }));
  expect([table.isHost, table.myMove]).toEqual([true, false]);
  expect(table.previous?.host).toBe(0);
});

test('somebody who watches has no move', () => {
  last().welcomes(null);
  last().shows(1, view({ you: null }));
  expect([table.me, table.isHost, table.myMove]).toEqual([null, false, false]);
  expect(stored.has('reverie-tables')).toBe(false);
});

test('a move is meant for the turn and phase that are shown', () => {
  last().welcomes(1);
  last().shows(1, view());
  void table.vote([2]);
  expect(last().sent[0]).toMatchObject({
    do: { do: 'vote', places: [2], red: null },
    turn: 4,
    phase: 'vote',
  });
});

test('only a host calls a stand-in as the host', () => {
  last().welcomes(1);
  last().shows(1, view());
  void table.callStandIn(0);
  last().shows(2, view({ host: 1 }));
  void table.callStandIn(0);
  expect(last().sent.map((ask) => ask.do.do)).toEqual(['call_stand_in', 'host_calls_stand_in']);
});

test('what had been said before one came is known as such; what was missed meanwhile is not', async () => {
  table.end();
  vi.useFakeTimers();
  table = new AtTable('tbl');
  table.start();
  const said = (id: number) => ({ id, seat: 0, at: id, kind: 'chat', text: '…', game: 1, turn: 4 });
  last().welcomes(1);
  last().shows(1, view());
  last().says({ kind: 'talk', lines: [said(1), said(2)] });
  expect(table.before).toBe(2);
  last().says({ kind: 'said', line: said(3) });
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  last().welcomes(1);
  last().says({ kind: 'talk', lines: [said(1), said(2), said(3), said(4)] });
  expect([table.before, table.talk.length]).toEqual([2, 4]);
});

test('sitting down connects anew, as this seat, and is remembered', async () => {
  last().welcomes(null);
  last().shows(1, view({ you: null }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"table":"tbl","code":"KRTZ","seat":1}')),
  );
  await table.sitDown('Jónas');
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().url.searchParams.has('public')).toBe(false);
  expect(stored.get('reverie-tables')).toContain('KRTZ');
});

test('a table that does not exist is gone', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"code":"no_such_table","message":""}', { status: 404 })),
  );
  last().breaks();
  await vi.waitFor(() => expect([table.state, table.code]).toEqual(['gone', 'no_such_table']));
});

test('a game counts as seen whenever it began, and once for all who share a phone', () => {
  const begun = (games: number) =>
    view({ games, set_up: { decks: ['quest'] } as unknown as TableView['set_up'] });
  const counted = () => JSON.parse(stored.get('reverie-decks-seen') ?? '{}');
  last().welcomes(1);
  last().shows(1, begun(1));
  expect(counted()).toEqual({ quest: 1 });
  // Loaded anew, or beside it on the same phone.
  const beside = new AtTable('tbl', { seat: 1 });
  beside.start();
  last().welcomes(1);
  last().shows(1, begun(1));
  expect(counted()).toEqual({ quest: 1 });
  last().shows(2, begun(2));
  expect(counted()).toEqual({ quest: 2 });
  beside.end();
});

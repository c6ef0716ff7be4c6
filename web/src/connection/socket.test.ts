import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import type { OwnChoice, TableView, View } from '../wire/messages';
import { Connection, type State } from './socket';
import { whole } from './whole';

let window_: EventTarget;
let document_: EventTarget & { visibilityState: string };
let states: [State, string][];
let views: string[];
let talks: string[];
let fate: string | null;
let connection: Connection;

const HEARS_NOTHING = {
  onView: () => {},
  onYou: () => {},
  onTalk: () => {},
  onState: () => {},
  probe: () => Promise.resolve(null),
};
const last = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  states = [];
  views = [];
  talks = [];
  fate = null;
  window_ = new EventTarget();
  document_ = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', window_);
  vi.stubGlobal('document', document_);
  vi.stubGlobal('location', { protocol: 'http:', host: 'lan:8710' });
  vi.stubGlobal('WebSocket', FakeSocket);
  connection = new Connection('tbl', {
    onView: (view) => views.push(view.code),
    onYou: () => {},
    onTalk: (talk) => talks.push(talk.kind),
    onState: (state, code) => states.push([state, code]),
    probe: () => Promise.resolve(fate),
  });
  connection.start();
});
afterEach(() => {
  connection.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the first connection asks for everything', () => {
  expect(last().url.href).toBe('ws://lan:8710/ws/tbl?protocol=3');
  last().welcomes();
  expect(states).toEqual([['live', '']]);
});

test('a board for the room asks as a spectator, whosever device it is', () => {
  const board = new Connection('tbl', HEARS_NOTHING, { watch: true });
  board.start();
  expect(last().url.search).toBe('?protocol=3&watch=1');
  board.end();
});

test('a reconnect names the epoch and version it has seen', async () => {
  last().welcomes();
  last().shows(7);
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().url.search).toBe('?protocol=3&epoch=e1&public=7');
  last().welcomes();
  expect(states.map(([state]) => state)).toEqual(['live', 'lost', 'live']);
});

test("what is one's own is laid over what all see, and named by a version of its own", async () => {
  const seen: TableView[] = [];
  const mine = new Connection('tbl', { ...HEARS_NOTHING, onView: (view) => seen.push(view) });
  mine.start();
  last().welcomes(2);
  const phase = { phase: 'choose', done: [0], wanted: 0, yours: [] };
  const game = { turn: 3, you: null, hand: [], covered: false, phase } as unknown as View;
  last().shows(4, { code: 'ABCD', you: null, game });
  const choice: OwnChoice = { phase: 'choose', wanted: 1, yours: [] };
  last().showsOwn(6, {
    you: 2,
    liked: null,
    heart: null,
    game: { you: 2, hand: ['a', 'b'], covered: false, phase: choice },
  });
  expect(seen.at(-1)).toMatchObject({
    code: 'ABCD',
    you: 2,
    game: { turn: 3, you: 2, hand: ['a', 'b'], phase: { phase: 'choose', done: [0], wanted: 1 } },
  });
  last().shows(5, { code: 'ABCD', you: null, game: { ...game, turn: 4 } });
  expect(seen.at(-1)).toMatchObject({ you: 2, game: { turn: 4, hand: ['a', 'b'] } });
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  expect(last().url.search).toBe('?protocol=3&epoch=e1&public=5&private=6');
  mine.end();
});

test('whoever only watches, or does not play, sees what all see', () => {
  const table = { code: 'ABCD', you: null, game: null } as unknown as TableView;
  expect(whole(table, null)).toBe(table);
  expect(whole(table, { you: 3, liked: 'b', heart: 2, game: null })).toEqual({
    ...table,
    you: 3,
    liked: 'b',
    heart: 2,
  });
});

test('a command gets the answer with its id, whatever the order', async () => {
  last().welcomes();
  const first = connection.say({ do: 'be_ready' }, 3, 'reveal');
  const second = connection.say({ do: 'vote', places: [2] }, 3, 'vote');
  const [one, two] = last().sent;
  expect([one!.turn, one!.phase]).toEqual([3, 'reveal']);
  last().says({ kind: 'rejected', id: two!.id, code: 'stale' });
  last().says({ kind: 'accepted', id: one!.id });
  expect(await first).toEqual({ kind: 'accepted', id: one!.id });
  expect(await second).toEqual({ kind: 'rejected', id: two!.id, code: 'stale' });
});

test('what was not answered is said again with the same id, in order; what was answered is not', async () => {
  last().welcomes();
  void connection.say({ do: 'be_ready' });
  const vote = connection.say({ do: 'vote', places: [1] });
  const clue = connection.say({ do: 'take_back' });
  const ids = last().sent.map((ask) => ask.id);
  last().says({ kind: 'accepted', id: ids[0] });
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  last().onopen?.();
  expect(last().sent).toEqual([]); // nothing before the welcome
  last().welcomes();
  expect(last().sent.map((ask) => ask.id)).toEqual(ids.slice(1));
  last().says({ kind: 'accepted', id: ids[1] });
  last().says({ kind: 'accepted', id: ids[2] });
  expect((await vote).kind).toBe('accepted');
  expect((await clue).kind).toBe('accepted');
});

test('a command said while there is no connection waits for one', async () => {
  last().welcomes();
  last().breaks();
  void connection.say({ do: 'be_ready' });
  await vi.advanceTimersByTimeAsync(300);
  last().welcomes();
  expect(last().sent.map((ask) => ask.do.do)).toEqual(['be_ready']);
});

test('no answer for six seconds means a dead socket: connect and say it again', async () => {
  last().welcomes();
  void connection.say({ do: 'be_ready' });
  const id = last().sent[0]!.id;
  await vi.advanceTimersByTimeAsync(6000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.made[0]!.closed).toBe(true);
  last().welcomes();
  expect(last().sent[0]!.id).toBe(id);
});

test('a connection that is never welcomed is given up and tried again', async () => {
  await vi.advanceTimersByTimeAsync(5000);
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(2);
});

test('waits grow, and waking up tries at once', async () => {
  for (let n = 0; n < 6; n++) {
    last().breaks();
    await vi.advanceTimersByTimeAsync(5000);
  }
  const tried = FakeSocket.made.length;
  last().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(tried);
  window_.dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(tried + 1);
});

test('after a long sleep the socket is made anew though it looks open', async () => {
  last().welcomes();
  document_.visibilityState = 'hidden';
  document_.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(25_000);
  document_.visibilityState = 'visible';
  document_.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.made).toHaveLength(2);
});

test('a short look away changes nothing', async () => {
  last().welcomes();
  document_.visibilityState = 'hidden';
  document_.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2000);
  document_.visibilityState = 'visible';
  document_.dispatchEvent(new Event('visibilitychange'));
  window_.dispatchEvent(new Event('pageshow'));
  expect(FakeSocket.made).toHaveLength(1);
});

test('a page that is shown while it loads keeps the connection that is being made', () => {
  window_.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(FakeSocket.made).toHaveLength(1);
});

test('out of the back-forward cache the connection is made anew', () => {
  last().welcomes();
  window_.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(FakeSocket.made).toHaveLength(2);
});

test('a final goodbye is the end, and tells those who wait for an answer', async () => {
  last().welcomes();
  const answer = connection.say({ do: 'be_ready' });
  last().says({ kind: 'bye', code: 'seat_moved' });
  expect(states.at(-1)).toEqual(['gone', 'seat_moved']);
  expect(await answer).toMatchObject({ kind: 'rejected', code: 'seat_moved' });
  await vi.advanceTimersByTimeAsync(20_000);
  window_.dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(1);
  expect(await connection.say({ do: 'be_ready' })).toMatchObject({ code: 'unreachable' });
});

test('a server that restarts is waited for', async () => {
  last().welcomes();
  last().says({ kind: 'bye', code: 'closing' });
  last().breaks();
  expect(states.at(-1)).toEqual(['lost', 'closing']);
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(2);
  last().welcomes();
  last().breaks();
  expect(states.at(-1)).toEqual(['lost', '']);
});

test('where there is no room to watch, nobody knocks again and again', async () => {
  last().says({ kind: 'bye', code: 'too_many_watchers' });
  last().breaks();
  expect(states.at(-1)).toEqual(['gone', 'too_many_watchers']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('a table that does not exist is gone, found out by asking', async () => {
  fate = 'no_such_table';
  last().breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([['gone', 'no_such_table']]);
});

test('a look-up that is never answered holds up no try', async () => {
  const probe = vi.fn(() => new Promise<null>(() => {}));
  const stuck = new Connection('tbl', { ...HEARS_NOTHING, probe });
  stuck.start();
  const before = FakeSocket.made.length;
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(before + 1);
  last().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(before + 2);
  expect(probe).toHaveBeenCalledTimes(1);
  last().welcomes();
  expect(stuck.state).toBe('live');
  stuck.end();
});

test('after a restart of the server the old version means nothing', async () => {
  last().welcomes(0, 'e1');
  last().shows(9);
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  last().welcomes(0, 'e2');
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  expect(last().url.search).toBe('?protocol=3');
});

test('as another viewer it asks for the whole view', async () => {
  last().welcomes(null);
  last().shows(4);
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  last().welcomes(2);
  expect(FakeSocket.made).toHaveLength(3);
  expect(last().url.search).toBe('?protocol=3');
});

test('what people say is passed on; what is not understood is passed over', () => {
  last().welcomes();
  last().says({ kind: 'talk', lines: [] });
  last().says({ kind: 'said', line: { id: 1, text: 'hello' } });
  last().says({ kind: 'unsaid', id: 1 });
  last().says({ kind: 'from_the_future' });
  expect(talks).toEqual(['talk', 'said', 'unsaid']);
});

test('a socket that was let go is not heard any more', () => {
  const old = last();
  old.welcomes();
  connection.again();
  old.shows(3);
  expect(views).toEqual([]);
  last().welcomes();
  last().shows(4);
  expect(views).toEqual(['v4']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../connection/fake-socket';
import { clue, tableView, vote } from '../table/people/sample';
import { asking, doors } from '../wire/http';
import type { PhaseView } from '../wire/messages';
import { Round } from './round.svelte';

let round: Round;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'lan:8710' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('WebSocket', FakeSocket);
  round = new Round('tbl', [0, 1]);
  round.start();
});
afterEach(() => {
  round.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Each of us is shown this phase. */
function shown(phase: PhaseView) {
  FakeSocket.made.forEach((socket, you) => {
    socket.welcomes(you);
    socket.shows(1, tableView(phase, { you }));
  });
}

test('who asks is named while the cover is lifted; covering what is covered changes nothing', () => {
  round.lift(1);
  expect(asking.get('tbl')).toBe(1);
  round.cover();
  expect(asking.has('tbl')).toBe(false);
  asking.set('tbl', 0);
  round.cover();
  expect(asking.get('tbl')).toBe(0);
});

test('everybody’s connection is watched over, not only that of who has the phone', async () => {
  shown(clue(0));
  vi.spyOn(doors, 'view').mockImplementation(() => Promise.resolve(tableView(vote())));
  await vi.advanceTimersByTimeAsync(95_000);
  expect(FakeSocket.made.map(({ closed }) => closed)).toEqual([true, true, false, false]);
  round.end();
  expect(vi.getTimerCount()).toBe(0);
});

test('a seat that has moved to a phone of its own is watched over no longer', () => {
  shown(clue(0));
  FakeSocket.made[1]!.says({ kind: 'bye', code: 'seat_moved' });
  const timers = vi.getTimerCount();
  expect([round.drop(), round.ours]).toEqual([false, [0]]);
  expect(vi.getTimerCount()).toBe(timers - 1);
});

test('what is said is for all of us, but for those whom one of us has hidden', () => {
  const why = (id: number, seat: number) => ({
    id,
    seat,
    at: id,
    kind: 'why',
    text: 'Because of the ladder',
    game: 1,
    turn: 3,
  });
  const heard = () => round.everyone.talk.map(({ id }) => id);
  shown(clue(0));
  FakeSocket.made[0]!.says({ kind: 'talk', lines: [why(1, 2), why(2, 3)] });
  round.overhear();
  expect([heard(), round.everyone.before]).toEqual([[1, 2], 2]);
  round.of(1).hearing.hide(3, true);
  round.overhear();
  expect(heard()).toEqual([1]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { AtTable } from '../table/at/table.svelte';
import { Everyone } from './everyone.svelte';
import { isPassed, keepPass } from '../room/passed';

let stored: Map<string, string>;
let said: string[];
beforeEach(() => {
  stored = new Map();
  said = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  keepPass('tbl', [0, 1, 2]);
});

/** Somebody at the phone: what they are asked to say is written down. */
function one(name: string, how: { myMove?: boolean; isHost?: boolean; refuses?: boolean } = {}) {
  const say = async (what: { do: string }) => {
    said.push(`${name}: ${what.do}`);
    if (how.refuses) return { kind: 'rejected' as const, id: '', code: 'not_stored' };
    return { kind: 'accepted' as const, id: '' };
  };
  return { say, myMove: how.myMove ?? false, isHost: how.isHost ?? false } as unknown as AtTable;
}
const everyone = (...seats: AtTable[]) => new Everyone('tbl', () => seats);

test('ready are all who are awaited, nobody else', async () => {
  await everyone(one('Ada', { myMove: true }), one('Bo'), one('Cleo', { myMove: true })).beReady();
  expect(said).toEqual(['Ada: be_ready', 'Cleo: be_ready']);
});

test('the host among us begins the next game', async () => {
  await everyone(one('Ada'), one('Bo', { isHost: true })).startGame();
  expect(said).toEqual(['Bo: start_game']);
});

test('all get up together, and the phone is an ordinary one again', async () => {
  const all = everyone(one('Ada'), one('Bo'), one('Cleo'));
  expect(await all.leave()).toMatchObject({ kind: 'accepted' });
  expect(said).toHaveLength(3);
  expect(isPassed('tbl')).toBe(false);
});

test('who could not get up is told so, and the phone goes on round', async () => {
  const all = everyone(one('Ada'), one('Bo', { refuses: true }), one('Cleo'));
  expect(await all.leave()).toMatchObject({ kind: 'rejected', code: 'not_stored' });
  expect([all.leaving, isPassed('tbl')]).toEqual([false, true]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { plainSetUp } from '../table/set-up/plain';
import { asking, Refusal } from '../wire/http';
import { isPassed, keepPass, passSeats } from '../room/passed';
import { setTable } from './set-table';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const doors = (refused = '') => {
  let seat = 0;
  return {
    openTable: vi.fn(async () => ({ table: 'tbl', code: 'KRTZ', seat: 0 })),
    takeSeat: vi.fn(async (_table: string, wish: { name: string; beside?: boolean }) => {
      if (wish.name === refused) throw new Refusal('name_taken', '');
      return { table: 'tbl', code: 'KRTZ', seat: ++seat };
    }),
    forget: vi.fn(async () => asking.get('tbl')),
    do: vi.fn(async () => ({ kind: 'accepted' as const, id: 'start' })),
  };
};
const setUp = plainSetUp([], 'en');

test('everybody sits beside each other, and the game begins', async () => {
  const house = doors();
  await setTable(house, ['Ada', 'Bo', 'Cleo'], setUp);
  expect(house.takeSeat.mock.calls.map(([, wish]) => wish)).toEqual([
    { name: 'Bo', beside: true },
    { name: 'Cleo', beside: true },
  ]);
  expect(passSeats('tbl')).toEqual([0, 1, 2]);
  expect(house.do).toHaveBeenCalledOnce();
});

test('a name the server refuses leaves nobody sitting there', async () => {
  const house = doors('Cleo');
  await expect(setTable(house, ['Ada', 'Bo', 'Cleo'], setUp)).rejects.toThrow(Refusal);
  expect(await Promise.all(house.forget.mock.results.map((one) => one.value))).toEqual([0, 1]);
  expect(isPassed('tbl')).toBe(false);
  expect(house.do).not.toHaveBeenCalled();
  expect(asking.size).toBe(0);
});

test('one who is left has a phone like any other', () => {
  keepPass('tbl', [0, 1]);
  expect(isPassed('tbl')).toBe(true);
  keepPass('tbl', [1]);
  expect(stored.size).toBe(0);
  stored.set('reverie-pass-tbl', '{"broken"');
  expect(passSeats('tbl')).toEqual([]);
});

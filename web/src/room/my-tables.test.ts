import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTable, myTables, rememberTable } from './my-tables';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('the latest table comes first, each only once, at most twelve', () => {
  for (let n = 0; n < 14; n++) rememberTable(`t${n}`, 'KRTZ', 'Mira', n);
  rememberTable('t5', 'KRTZ', 'Mira', 99);
  expect(
    myTables()
      .map((one) => one.table)
      .slice(0, 3),
  ).toEqual(['t5', 't13', 't12']);
  expect(myTables()).toHaveLength(12);
});

test('a forgotten table is gone', () => {
  rememberTable('a', 'KRTZ', 'Mira');
  rememberTable('b', 'BCDF', 'Mira');
  forgetTable('a');
  expect(myTables().map((one) => one.table)).toEqual(['b']);
});

test('a memory that somebody else wrote is no reason to fail', () => {
  stored.set('reverie-tables', '{"broken":');
  expect(myTables()).toEqual([]);
  stored.set('reverie-tables', '[1, null, {"table":"x","code":"KRTZ"}]');
  expect(myTables().map((one) => one.table)).toEqual(['x']);
});

test('forbidden storage is no reason to fail', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(myTables()).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { myTables, rememberTable } from '../../room/my-tables';
import { doors, Refusal } from '../../wire/http';
import { allGetUp, getUp } from './getting-up';

const ME = { table: 't1', code: 'KRTZ', name: 'Mira' };
let happened: string[];

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  happened = [];
  rememberTable(ME.table, ME.code, ME.name);
});

function house(answer: 'accepted' | 'rejected' | 'unreachable', reachable = true) {
  const say = (what: string) => {
    happened.push(what);
    if (answer === 'unreachable') return Promise.reject(new Refusal('unreachable', ''));
    return Promise.resolve({ kind: answer, id: '1', code: 'no_such_seat' });
  };
  return {
    home: () => (reachable ? Promise.resolve({}) : Promise.reject(new Error('offline'))) as never,
    go: (address: string) => void happened.push(address),
    doors: { ...doors, do: () => say('leave') as never, forget: () => say('forget') },
  };
}

test('home is shown before the table is told', async () => {
  expect(await getUp(ME, 'leave', house('accepted'))).toBeNull();
  expect(happened).toEqual(['/', 'leave']);
  expect(myTables()).toEqual([]);
});

test('forgetting goes through its own door', async () => {
  expect(await getUp(ME, 'forget', house('accepted'))).toBeNull();
  expect(happened).toEqual(['/', 'forget']);
});

test('a table that could not be left is remembered', async () => {
  expect(await getUp(ME, 'leave', house('rejected'))).toBe('no_such_seat');
  expect(await getUp(ME, 'forget', house('unreachable'))).toBe('unreachable');
  expect(myTables().map((one) => one.table)).toEqual(['t1']);
});

test('without a network one stays where one is', async () => {
  expect(await getUp(ME, 'leave', house('accepted', false))).toBe('unreachable');
  expect(happened).toEqual([]);
  expect(myTables()).toHaveLength(1);
});

test('all of one phone get up, and then it goes home', async () => {
  const all = (kind: 'accepted' | 'rejected') => ({
    id: ME.table,
    leave: async () => {
      happened.push('all leave');
      return { kind, id: '1', code: 'not_stored' };
    },
  });
  expect(await allGetUp(all('rejected'), house('accepted'))).toBe('not_stored');
  expect(myTables()).toHaveLength(1);
  expect(await allGetUp(all('accepted'), house('accepted'))).toBeNull();
  expect(happened).toEqual(['all leave', 'all leave', '/']);
  expect(myTables()).toEqual([]);
});

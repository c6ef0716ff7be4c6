import { beforeEach, expect, test, vi } from 'vitest';
import { TalkMemory } from './memory.svelte';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('what was read and whom one has hidden is remembered by table', () => {
  const one = new TalkMemory('one');
  one.readTo(7);
  one.readTo(3);
  one.hide(2, true);
  one.hide(2, true);
  expect(new TalkMemory('one')).toMatchObject({ read: 7, hidden: [2] });
  expect(new TalkMemory('two')).toMatchObject({ read: 0, hidden: [] });
  one.hide(2, false);
  expect(new TalkMemory('one').hidden).toEqual([]);
});

test('only the latest tables are remembered', () => {
  for (let table = 0; table < 20; table++) new TalkMemory(`t${table}`).readTo(1);
  expect(new TalkMemory('t0').read).toBe(0);
  expect(new TalkMemory('t19').read).toBe(1);
});

test('nonsense in the storage is nothing remembered', () => {
  for (const nonsense of ['', 'null', '[1]', '{"one":{"read":"x"}}', '{']) {
    stored.set('reverie-talk', nonsense);
    expect(new TalkMemory('one').read).toBe(0);
  }
});

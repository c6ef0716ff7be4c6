import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../connection/socket';
import { Saying } from './saying.svelte';

const ACCEPTED: Answer = { kind: 'accepted', id: 'a' };
let answer: (one: Answer) => void;
let told: string[];

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  told = [];
});

/** Somebody at the table, whose answer comes when we say so. */
function at(memory: string) {
  const tell = (text: string) => {
    told.push(text);
    return new Promise<Answer>((go) => (answer = go));
  };
  return { memory, tell };
}

test('what was typed is there again, for whoever typed it and nobody else', () => {
  new Saying(at('tbl.0'), 'chat').text = 'It is Bo’s card';
  expect(new Saying(at('tbl.0'), 'chat').text).toBe('It is Bo’s card');
  expect(new Saying(at('tbl.0'), 'why').text).toBe('');
  expect(new Saying(at('tbl.1'), 'chat').text).toBe('');
});

test('what was said does not come back, whatever was closed before the answer', async () => {
  const closed = new Saying(at('tbl'), 'chat');
  closed.text = ' Good evening ';
  const done = closed.say();
  answer(ACCEPTED);
  expect(await done).toBe(true);
  expect(told).toEqual(['Good evening']);
  expect(new Saying(at('tbl'), 'chat').text).toBe('');
});

test('what was typed on meanwhile stays', async () => {
  const saying = new Saying(at('tbl'), 'chat');
  saying.text = 'Good';
  const done = saying.say();
  expect(await saying.say()).toBe(false);
  saying.text = 'Good night';
  answer(ACCEPTED);
  await done;
  expect([told, saying.text]).toEqual([['Good'], 'Good night']);
});

test('what was refused stays, and why', async () => {
  const saying = new Saying(at('tbl'), 'chat');
  saying.text = 'Good evening';
  const done = saying.say();
  answer({ kind: 'rejected', id: 'a', code: 'talk_rests' });
  expect(await done).toBe(false);
  expect([saying.text, saying.busy, saying.wrong !== '']).toEqual(['Good evening', false, true]);
  expect(new Saying(at('tbl'), 'chat').text).toBe('Good evening');
});

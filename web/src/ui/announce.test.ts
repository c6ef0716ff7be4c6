import { beforeEach, expect, test, vi } from 'vitest';
import { announce, toast, voice } from './announce.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  voice.said = [];
  voice.toasts = [];
});

const heard = () => voice.said.map(({ text }) => text);

test('two sentences at once are both said', () => {
  announce('Bo is here.');
  announce('Two more make a game.');
  expect(heard()).toEqual(['Bo is here.', 'Two more make a game.']);
});

test('only the topmost region speaks, and one that is gone takes its words along', () => {
  const room = voice.open();
  announce('in the room');
  const dialog = voice.open();
  announce('over it');
  expect(voice.said.map(({ region }) => region)).toEqual([room, dialog]);
  voice.close(dialog);
  expect(heard()).toEqual(['in the room']);
  announce('in the room again');
  expect(voice.said.at(-1)?.region).toBe(room);
  voice.close(room);
});

test('a toast is said once, a bad one at once', () => {
  toast('Copied.');
  toast('The server cannot be reached.', { bad: true });
  expect(voice.said.map(({ now }) => now)).toEqual([false, true]);
  expect(voice.toasts).toHaveLength(2);
});

test('what was said is not left lying about', () => {
  announce('Bo is here.');
  vi.runAllTimers();
  expect(heard()).toEqual([]);
});

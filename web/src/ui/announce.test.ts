import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, toast, voice } from './announce.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  voice.said = [];
  voice.toasts = [];
});

const heard = () => voice.said.map(({ text }) => text);

test('two sentences at once are both said', async () => {
  announce('Bo is here.');
  announce('Two more make a game.');
  await tick();
  expect(heard()).toEqual(['Bo is here.', 'Two more make a game.']);
});

test('only the topmost region speaks, and one that is gone takes its words along', async () => {
  const room = voice.open();
  announce('in the room');
  await tick();
  const dialog = voice.open();
  announce('over it');
  await tick();
  expect(voice.said.map(({ region }) => region)).toEqual([room, dialog]);
  voice.close(dialog);
  expect(heard()).toEqual(['in the room']);
  voice.close(room);
});

test('what is said while a dialog closes is heard in the room', async () => {
  const room = voice.open();
  const dialog = voice.open();
  announce('Now write your clue.');
  voice.close(dialog);
  await tick();
  expect(voice.said.map(({ text, region }) => [text, region])).toEqual([
    ['Now write your clue.', room],
  ]);
  voice.close(room);
});

test('a toast is said once, a bad one at once', async () => {
  toast('Copied.');
  toast('The server cannot be reached.', { bad: true });
  await tick();
  expect(voice.said.map(({ now }) => now)).toEqual([false, true]);
  expect(voice.toasts).toHaveLength(2);
});

test('what was said is not left lying about', async () => {
  announce('Bo is here.');
  await tick();
  expect(heard()).toHaveLength(1);
  vi.runAllTimers();
  expect(heard()).toEqual([]);
});

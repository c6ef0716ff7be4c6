import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_VOICE } from '../table/clues/limits';
import { Recorder } from './recorder.svelte';

const RATE = 16_000;
/** Of every microphone that was given: is it still on? */
let on: boolean[];
/** The browser asks its person; each call lets the next one have the microphone, or not. */
let asked: { give: () => void; refuse: () => void }[];
let fetchTaker: () => Promise<void>;
let hear: ((event: { data: Float32Array }) => void) | null;

function stream() {
  const number = on.push(true) - 1;
  return { getTracks: () => [{ stop: () => (on[number] = false) }] };
}
class Context {
  sampleRate = RATE;
  audioWorklet = { addModule: () => fetchTaker() };
  resume = async () => {};
  close = async () => {};
  createMediaStreamSource = () => ({ connect() {}, disconnect() {} });
}
class Node {
  disconnect() {}
  port = {
    set onmessage(to: typeof hear) {
      hear = to;
    },
  };
}

beforeEach(() => {
  [on, asked, hear] = [[], [], null];
  fetchTaker = async () => {};
  const getUserMedia = () =>
    new Promise((give, refuse) =>
      asked.push({ give: () => give(stream()), refuse: () => refuse(new Error('no')) }),
    );
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioWorkletNode', Node);
});
afterEach(() => vi.unstubAllGlobals());

test('what is heard is taken down until the time is over', async () => {
  const recorder = new Recorder();
  const full = vi.fn();
  const begun = recorder.begin(full);
  asked[0]!.give();
  expect(await begun).toBe(true);
  hear!({ data: new Float32Array(RATE).fill(0.5) });
  expect([recorder.length, recorder.level, full.mock.calls.length]).toEqual([1000, 1, 0]);
  hear!({ data: new Float32Array((RATE * LONGEST_VOICE) / 1000) });
  expect(full).toHaveBeenCalledOnce();
  expect(recorder.stop()?.length).toBe(LONGEST_VOICE);
  expect([on, hear, recorder.length]).toEqual([[false], null, null]);
});

test('who closes the corner while the browser still asks is not recorded', async () => {
  const recorder = new Recorder();
  const begun = recorder.begin(() => {});
  recorder.stop();
  asked[0]!.give();
  expect(await begun).toBe(false);
  expect([on, hear, recorder.length]).toEqual([[false], null, null]);
});

test('nor who closes it while a file is fetched: the microphone is off at once', async () => {
  let come = () => {};
  fetchTaker = () => new Promise((go) => (come = go));
  const recorder = new Recorder();
  const begun = recorder.begin(() => {});
  asked[0]!.give();
  await vi.waitFor(() => expect(on).toEqual([true]));
  recorder.stop();
  expect(on).toEqual([false]);
  come();
  expect(await begun).toBe(false);
  expect([hear, recorder.length]).toEqual([null, null]);
});

test('two taps are one recording', async () => {
  const recorder = new Recorder();
  const both = [recorder.begin(() => {}), recorder.begin(() => {})];
  asked.forEach((one) => one.give());
  expect(await Promise.all(both)).toEqual([false, true]);
  expect(on).toEqual([false, true]);
  recorder.stop();
  expect(on).toEqual([false, false]);
});

test('where something is missing the microphone does not stay on', async () => {
  fetchTaker = () => Promise.reject(new Error('offline'));
  const recorder = new Recorder();
  const begun = recorder.begin(() => {});
  asked[0]!.give();
  await expect(begun).rejects.toThrow('offline');
  expect([on, recorder.length]).toEqual([[false], null]);
});

test('a refusal is told, but not to somebody who has gone', async () => {
  const recorder = new Recorder();
  const first = recorder.begin(() => {});
  asked[0]!.refuse();
  await expect(first).rejects.toThrow('no');
  const second = recorder.begin(() => {});
  recorder.stop();
  asked[1]!.refuse();
  expect(await second).toBe(false);
});

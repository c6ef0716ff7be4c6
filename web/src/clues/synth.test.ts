import { expect, test } from 'vitest';
import { KEYS, VOICES, type Note } from '../wire/messages';
import { lengthOf, render } from './synth';
import { PITCHES } from './voices';
import { noise, sine } from './waves';

const peak = (sound: Float32Array) => sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const strength = (sound: Float32Array) =>
  Math.sqrt(sound.reduce((sum, one) => sum + one * one, 0) / sound.length);

test('our own sine is one', () => {
  for (let turns = -2; turns < 3; turns += 0.0137) {
    expect(sine(turns)).toBeCloseTo(Math.sin(2 * Math.PI * turns), 5);
  }
});

test('noise is the same every time, and nowhere one-sided', () => {
  const [one, other] = [noise(7), noise(7)];
  const all = Array.from({ length: 4000 }, one);
  expect(Array.from({ length: 4000 }, other)).toEqual(all);
  expect(Math.abs(all.reduce((sum, value) => sum + value, 0) / all.length)).toBeLessThan(0.05);
});

test.each(VOICES)('%s is heard on every key, and sounds otherwise on each', (voice) => {
  const keys = [0, 4, KEYS.length - 1];
  const sounds = keys.map((key) => render([[voice, key, 0, 9]]));
  for (const sound of sounds) {
    expect(peak(sound)).toBeGreaterThan(0.2);
    expect(peak(sound)).toBeLessThan(0.95);
    expect(strength(sound)).toBeGreaterThan(0.01);
    expect(lengthOf(sound)).toBeLessThan(4000);
    expect(Math.abs(sound.at(-1)!)).toBeLessThan(0.001);
  }
  const early = sounds.map((sound) => sound.slice(900, 1000).join());
  expect(new Set(early).size).toBe(keys.length);
});

test('the music box is in tune', () => {
  expect(PITCHES).toHaveLength(KEYS.length);
  const tempered = [0, 2, 3, 5, 7, 8, 10, 12, 14, 15, 17].map((half) => 440 * 2 ** (half / 12));
  PITCHES.forEach((pitch, key) => expect(pitch).toBeCloseTo(tempered[key]!, 2));
});

test('the same notes are the same bytes, soft ones softer, and everything at once is not too loud', () => {
  const all: Note[] = VOICES.map((voice, at) => [voice, at % 11, 0, 9]);
  expect(peak(render(all))).toBeLessThan(0.95);
  expect(new Uint8Array(render(all).buffer)).toEqual(new Uint8Array(render(all).buffer));
  const [soft, loud] = [render([['bell', 3, 0, 1]]), render([['bell', 3, 0, 9]])];
  expect(peak(soft)).toBeLessThan(peak(loud) / 4);
  expect(peak(soft)).toBeGreaterThan(0.005);
});

test('a voice that this page does not know is not heard, and nothing breaks', () => {
  expect(peak(render([['organ', 3, 0, 9]]))).toBe(0);
  expect(render([]).length).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { LONGEST_VOICE } from '../table/clues/limits';
import { slower, WAV_RATE, wavOf } from './wav';

test('a WAV as every browser reads it', () => {
  const bytes = wavOf(new Float32Array([0, 1, -1, 2, 0.5]));
  const view = new DataView(bytes);
  const text = (at: number) => String.fromCharCode(...new Uint8Array(bytes, at, 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(bytes.byteLength - 8);
  expect([view.getUint16(20, true), view.getUint16(22, true)]).toEqual([1, 1]);
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([WAV_RATE, WAV_RATE * 2]);
  expect(view.getUint32(40, true)).toBe(10);
  expect([0, 1, 2, 3, 4].map((i) => view.getInt16(44 + i * 2, true))).toEqual([
    0, 32_767, -32_767, 32_767, 16_384,
  ]);
});

test('the longest voice is well within what a table takes', () => {
  const longest = wavOf(new Float32Array((LONGEST_VOICE / 1000) * WAV_RATE));
  expect(longest.byteLength).toBeLessThan(800_000);
});

test('fewer samples keep the sound: no more than before, the mean of each few', () => {
  expect([...slower(new Float32Array([1, 3, 5, 7]), 32_000)]).toEqual([2, 6]);
  expect(slower(new Float32Array(44_100), 44_100)).toHaveLength(16_000);
  const short = new Float32Array([1, 2]);
  expect(slower(short, 8_000)).toBe(short);
});

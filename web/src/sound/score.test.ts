import { expect, test } from 'vitest';
import type { Kind } from './moments';
import { notesOf, step } from './score';

const KINDS: Kind[] = [
  'come',
  'deal',
  'slip',
  'lay',
  'turn',
  'vote',
  'yours',
  'votes',
  'owners',
  'told',
  'right',
  'open',
  'bonus',
  'hops',
  'end',
];
const notes = (kind: Kind, count = 1) => notesOf({ kind, count });
const halves = (pitch: number) => Math.round(12 * Math.log2(pitch / 196));

test.each(KINDS)('%s is soft, short and in the key', (kind) => {
  for (const count of [1, 3, 12]) {
    const all = notes(kind, count);
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(10);
    for (const { at, loud, pitch, tool } of all) {
      expect(at).toBeLessThan(3);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.5);
      if (tool === 'kalimba' || tool === 'wood')
        expect([0, 2, 4, 7, 9]).toContain(halves(pitch) % 12);
    }
  }
});

test('never more than three strings at the same moment', () => {
  for (const kind of KINDS) {
    const at = notes(kind, 12).map((note) => note.at);
    for (const one of at) expect(at.filter((other) => other === one).length).toBeLessThanOrEqual(3);
  }
});

test('the key goes up in octaves of five steps', () => {
  expect(step(0)).toBe(196);
  expect(step(5)).toBeCloseTo(392);
  expect(step(10)).toBeCloseTo(784);
  expect(step(1)).toBeGreaterThan(step(0));
});

test('just right comes home to G, the others do not; hops rise', () => {
  expect(halves(notes('right').at(-1)!.pitch) % 12).toBe(0);
  expect(halves(notes('open').at(-1)!.pitch) % 12).not.toBe(0);
  const hops = notes('hops', 5).map((note) => note.pitch);
  expect(hops).toEqual([...hops].sort((a, b) => a - b));
  expect(hops).toHaveLength(5);
});

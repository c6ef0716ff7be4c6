import { beforeEach, expect, test, vi } from 'vitest';
import { circleOf, forgetCircle, keepCircle, keyTo, myCircles } from './my-circles';

const A = 'A'.repeat(16);
const B = 'B'.repeat(16);
const key = (circle: string, secret = 'x') => `${circle}.1.${secret.repeat(32)}`;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

test('a key is kept by its circle, and a new one takes the place of the old', () => {
  keepCircle(key(A), 'Ada, Bo', 1);
  keepCircle(key(B), 'Cleo', 2);
  keepCircle(key(A, 'y'), '', 3);
  expect(myCircles()).toEqual([
    { key: key(A, 'y'), names: 'Ada, Bo', seen: 3 },
    { key: key(B), names: 'Cleo', seen: 2 },
  ]);
  expect(keyTo(A)).toBe(key(A, 'y'));
  forgetCircle(A);
  expect(keyTo(A)).toBeNull();
});

test('what is no key is not kept, and what is broken is nothing', () => {
  for (const text of ['', 'A.1.x', `${A}.1.short`, `${A}..${'x'.repeat(32)}`]) {
    keepCircle(text);
    expect(circleOf(text)).toBeNull();
  }
  expect(myCircles()).toEqual([]);
  stored.set('reverie-circles', '[{"key":5},7]');
  expect(myCircles()).toEqual([]);
  stored.set('reverie-circles', 'oh');
  expect(myCircles()).toEqual([]);
});

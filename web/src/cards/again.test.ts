import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../wire/http';
import { Again, mayCome } from './again.svelte';

let page: EventTarget & { visibilityState: string };
let asked: number;
let again: Again;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  asked = 0;
  again = new Again(() => (asked += 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const seen = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('what has not come is asked for again, ever later', () => {
  again.later();
  again.later();
  vi.advanceTimersByTime(1000);
  expect([again.tries, asked]).toEqual([1, 1]);
  again.later();
  vi.advanceTimersByTime(1999);
  expect(again.tries).toBe(1);
});

test('a network that is away for an hour is no reason to give up', () => {
  for (let n = 0; n < 60; n++) {
    again.later();
    vi.advanceTimersByTime(60_000);
  }
  expect(again.tries).toBe(60);
});

test('it is asked for at once when the network is back, and soon after that', () => {
  for (let n = 0; n < 6; n++) {
    again.later();
    vi.advanceTimersByTime(60_000);
  }
  again.later();
  window.dispatchEvent(new Event('online'));
  expect(again.tries).toBe(7);
  again.later();
  vi.advanceTimersByTime(2000);
  expect(again.tries).toBe(8);
});

test('while nobody looks nobody is asked', () => {
  again.later();
  seen('hidden');
  vi.advanceTimersByTime(3_600_000);
  expect(again.tries).toBe(0);
  seen('visible');
  expect(again.tries).toBe(1);
  seen('visible');
  window.dispatchEvent(new Event('online'));
  expect(again.tries).toBe(1);
});

test('another wish begins anew, and leaves nothing running', () => {
  again.later();
  vi.advanceTimersByTime(1000);
  again.later();
  expect(again.failed).toBe(true);
  again.anew();
  window.dispatchEvent(new Event('online'));
  again.now();
  expect([again.tries, again.failed, vi.getTimerCount()]).toEqual([0, false, 0]);
});

test('what was refused for good does not come later', () => {
  expect(mayCome(new Refusal('unreachable', ''))).toBe(true);
  expect(mayCome(new Refusal('deck_unknown', ''))).toBe(false);
  expect(mayCome(new Error('ours'))).toBe(false);
});

import { beforeEach, expect, test, vi } from 'vitest';

/** A history as browsers have it, but at once. */
class FakeHistory {
  entries: unknown[] = [null];
  at = 0;
  popped = () => {};
  scrollRestoration = 'auto';
  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  go(by: number) {
    this.at = Math.max(0, this.at + by);
    this.popped();
  }
}

let past: FakeHistory;
let layers: typeof import('./layers');
let pageLeft: number;

beforeEach(async () => {
  vi.resetModules();
  past = new FakeHistory();
  vi.stubGlobal('history', past);
  layers = await import('./layers');
  pageLeft = 0;
  past.popped = () => {
    if (!layers.onPop()) pageLeft += 1;
  };
});

test('Back closes what lies over the page, and does not leave the page', () => {
  const close = vi.fn();
  layers.layOver(close);
  past.go(-1);
  expect(close).toHaveBeenCalledOnce();
  expect(pageLeft).toBe(0);
  past.go(-1);
  expect(pageLeft).toBe(1);
});

test('closed by a button, it leaves no entry behind', () => {
  const close = vi.fn();
  const takeOff = layers.layOver(close);
  takeOff();
  expect(past.at).toBe(0);
  expect(close).not.toHaveBeenCalled();
  takeOff();
  expect(past.at).toBe(0);
});

test('Back closes the upper of two first', () => {
  const closed: string[] = [];
  layers.layOver(() => closed.push('sheet'));
  layers.layOver(() => closed.push('card'));
  past.go(-1);
  expect(closed).toEqual(['card']);
  past.go(-1);
  expect(closed).toEqual(['card', 'sheet']);
});

test('taking off the lower one takes the upper one along', () => {
  const closed: string[] = [];
  const takeOff = layers.layOver(() => closed.push('sheet'));
  layers.layOver(() => closed.push('card'));
  takeOff();
  expect(closed).toEqual(['card']);
  expect(past.at).toBe(0);
});

test('a long jump back closes everything', () => {
  const closed: string[] = [];
  layers.layOver(() => closed.push('sheet'));
  layers.layOver(() => closed.push('card'));
  past.go(-2);
  expect(closed).toEqual(['card', 'sheet']);
});

test('a link inside a layer closes it, and says that its entry is free', () => {
  const close = vi.fn();
  layers.layOver(close);
  expect(layers.leaveLayers()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  expect(layers.leaveLayers()).toBe(false);
});

test('forward to an entry of a layer that is gone opens nothing', () => {
  const takeOff = layers.layOver(vi.fn());
  takeOff();
  past.go(1);
  expect(pageLeft).toBe(1);
});

test('a page that was scrolled beneath a layer is not taken back to where it was', () => {
  vi.useFakeTimers();
  const takeOff = layers.layOver(vi.fn());
  past.popped = () => {
    // The browser looks at it now, and after whoever hears of the way back.
    expect(past.scrollRestoration).toBe('manual');
    layers.onPop();
    expect(past.scrollRestoration).toBe('manual');
  };
  takeOff();
  expect(past.at).toBe(0);
  vi.runAllTimers();
  expect(past.scrollRestoration).toBe('auto');
  vi.useRealTimers();
});

import { beforeEach, expect, test } from 'vitest';
import { Hands } from './hands.svelte';

let steps: number[];
let hands: Hands;
let clock: number;

beforeEach(() => {
  steps = [];
  clock = 1000;
  hands = new Hands({ size: () => 300, step: (by) => steps.push(by), has: (by) => by > 0 });
});

function at(type: string, x: number, y = 0, pointerId = 1): PointerEvent {
  const currentTarget = { setPointerCapture: () => {} };
  const event = { type, clientX: x, clientY: y, pointerId, button: 0, timeStamp: clock };
  return { ...event, currentTarget } as unknown as PointerEvent;
}

function drag(from: number, to: number, time: number) {
  hands.down(at('pointerdown', from));
  clock += time;
  hands.move(at('pointermove', to));
  hands.up(at('pointerup', to));
}

function tap() {
  hands.down(at('pointerdown', 100));
  hands.up(at('pointerup', 100));
}

test('a long slow swipe to the left shows the next card', () => {
  drag(200, 100, 800);
  expect(steps).toEqual([1]);
  expect([hands.x, hands.held]).toEqual([0, false]);
});

test('a short quick one too; a short slow one does not', () => {
  drag(200, 160, 50);
  expect(steps).toEqual([1]);
  drag(200, 160, 900);
  expect(steps).toEqual([1]);
});

test('where there is no card, nothing happens', () => {
  drag(100, 250, 300);
  expect(steps).toEqual([]);
  expect(hands.x).toBe(0);
});

test('a double tap comes nearer, another goes back', () => {
  tap();
  clock += 120;
  tap();
  expect(hands.scale).toBeGreaterThan(2);
  clock += 500;
  tap();
  clock += 120;
  tap();
  expect(hands.scale).toBe(1);
});

test('two slow taps are not a double tap', () => {
  tap();
  clock += 600;
  tap();
  expect(hands.scale).toBe(1);
});

test('two fingers pinch, and a near card is drawn about but not lost, nor swiped away', () => {
  hands.down(at('pointerdown', 100, 0, 1));
  hands.down(at('pointerdown', 200, 0, 2));
  hands.move(at('pointermove', 300, 0, 2));
  expect(hands.scale).toBe(2);
  hands.up(at('pointerup', 300, 0, 2));
  hands.move(at('pointermove', 2000, 2000, 1));
  expect([hands.x, hands.y]).toEqual([150, 225]);
  hands.up(at('pointerup', 2000, 2000, 1));
  expect(steps).toEqual([]);
});

test('two fingers that are lifted one after the other turn no page', () => {
  for (const [first, second] of [
    [300, 100],
    [100, 300],
  ] as const) {
    hands.down(at('pointerdown', first, 0, 1));
    hands.down(at('pointerdown', second, 0, 2));
    hands.up(at('pointerup', first, 0, 1));
    clock += 20;
    hands.move(at('pointermove', second + 5, 0, 2));
    expect(hands.x).toBe(0);
    hands.up(at('pointerup', second + 5, 0, 2));
    expect([hands.x, hands.held]).toEqual([0, false]);
  }
  expect(steps).toEqual([]);
  drag(200, 100, 800);
  expect(steps).toEqual([1]);
});

test('fingers cannot make it smaller than it lies, nor endlessly large', () => {
  hands.down(at('pointerdown', 100, 0, 1));
  hands.down(at('pointerdown', 200, 0, 2));
  hands.move(at('pointermove', 110, 0, 2));
  expect(hands.scale).toBe(1);
  hands.move(at('pointermove', 5000, 0, 2));
  expect(hands.scale).toBeLessThan(4);
});

import { expect, test } from 'vitest';
import { COLOURS, type ChairView } from '../wire/messages';
import { around, freeColours, mixed, pairsOf, partnerOf, swapped } from './seating';

function chairs(count: number): ChairView[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    colour: COLOURS[seat]!,
    bot: null,
    here: true,
  }));
}

test('I sit below, the next on my left, so that play goes clockwise', () => {
  const [first, second, third, fourth] = around(chairs(4), 1);
  expect([second!.x, second!.y].map(Math.round)).toEqual([-0, 1]);
  expect([third!.x, third!.y].map(Math.round)).toEqual([-1, 0]);
  expect([fourth!.x, fourth!.y].map(Math.round)).toEqual([-0, -1]);
  expect([first!.x, first!.y].map(Math.round)).toEqual([1, 0]);
});

test('somebody who watches sees the first chair below', () => {
  expect(around(chairs(5), null)[0]).toMatchObject({ y: 1 });
});

test('T1: partners sit opposite each other', () => {
  const six = chairs(6);
  expect(pairsOf(six).map(([one, other]) => [one.seat, other?.seat])).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  expect(partnerOf(six, 4)?.seat).toBe(1);
  const places = around(six, 2);
  for (const { chair, x, y } of places) {
    const other = places.find((one) => one.chair === partnerOf(six, chair.seat))!;
    expect(x + other.x).toBeCloseTo(0);
    expect(y + other.y).toBeCloseTo(0);
  }
});

test('with an odd number one still waits, as it will be when the next comes', () => {
  const pairs = pairsOf(chairs(5)).map(([one, other]) => [one.seat, other?.seat ?? null]);
  expect(pairs).toEqual([
    [0, 3],
    [1, 4],
    [2, null],
  ]);
  expect(partnerOf(chairs(5), 2)).toBeNull();
});

test('two change places, the others stay', () => {
  expect(swapped(chairs(4), 1, 3)).toEqual([0, 3, 2, 1]);
});

test('lots move everybody somewhere, and lose nobody', () => {
  const dice = [0.9, 0.1, 0.5, 0.3];
  const order = mixed(chairs(5), () => dice.pop() ?? 0);
  expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(order).not.toEqual([0, 1, 2, 3, 4]);
});

test('the colours nobody else wears, in their order', () => {
  expect(freeColours(COLOURS, chairs(10))).toEqual(['lagoon', 'slate']);
  expect(freeColours(COLOURS, chairs(11), 2)).toEqual(['marigold', 'slate']);
});

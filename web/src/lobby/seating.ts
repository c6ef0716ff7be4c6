import type { ChairView } from '../wire/messages';

/** Where a chair stands: the middle of the table is 0,0 and its edge is 1 away; y goes down. */
export interface Place {
  chair: ChairView;
  x: number;
  y: number;
}

/** Round the table as I see it: I sit below, and the one on my left comes next (C14). */
export function around(chairs: ChairView[], you: number | null): Place[] {
  const mine = Math.max(
    0,
    chairs.findIndex((one) => one.seat === you),
  );
  return chairs.map((chair, at) => {
    const turn = (2 * Math.PI * (at - mine)) / chairs.length;
    return { chair, x: -Math.sin(turn), y: Math.cos(turn) };
  });
}

/** T1: seat i and seat i + n/2. With an odd number the last pair still waits for its second. */
export function pairsOf(chairs: ChairView[]): [ChairView, ChairView | null][] {
  const half = Math.ceil(chairs.length / 2);
  return chairs.slice(0, half).map((chair, at) => [chair, chairs[at + half] ?? null]);
}

export function partnerOf(chairs: ChairView[], seat: number): ChairView | null {
  for (const [one, other] of pairsOf(chairs)) {
    if (one.seat === seat) return other;
    if (other?.seat === seat) return one;
  }
  return null;
}

/** Two people change places; the order is what the table is told. */
export function swapped(chairs: ChairView[], one: number, other: number): number[] {
  const to = new Map([
    [one, other],
    [other, one],
  ]);
  return chairs.map(({ seat }) => to.get(seat) ?? seat);
}

/** Lots are drawn for the seats (Fisher and Yates). */
export function mixed(chairs: ChairView[], chance: () => number = Math.random): number[] {
  const order = chairs.map(({ seat }) => seat);
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Colours nobody else at the table wears, in the order they are given out. */
export function freeColours(all: readonly string[], chairs: ChairView[], but?: number | null) {
  const taken = new Set(chairs.filter(({ seat }) => seat !== but).map(({ colour }) => colour));
  return all.filter((colour) => !taken.has(colour));
}

import type { Kind, Moment } from './moments';

/** What is played for a moment: small things of wood and paper, and a kalimba in one key. */

export type Tool = 'kalimba' | 'wood' | 'paper' | 'page';

export interface Note {
  tool: Tool;
  /** Seconds after the moment. */
  at: number;
  /** Of a kalimba or a wood-block; paper has none. */
  pitch: number;
  /** 0 … 1, before the master's volume. */
  loud: number;
}

/** G major without its fourth and seventh: nothing in it can clash. */
const KEY = [0, 2, 4, 7, 9];
const LOWEST = 196; // the G below the middle C

/** The n-th step of the key, from the lowest G up. */
export function step(n: number): number {
  const octave = Math.floor(n / KEY.length);
  const half = (KEY[((n % KEY.length) + KEY.length) % KEY.length] ?? 0) + 12 * octave;
  return LOWEST * 2 ** (half / 12);
}

/** Many at once are heard as a few: a table of twelve is not louder than one of three. */
const MOST = 6;
const few = (count: number) => Math.min(MOST, Math.max(1, count));
const times = (count: number, one: (i: number) => Note): Note[] =>
  Array.from({ length: count }, (_, i) => one(i));

const kalimba = (n: number, at: number, loud: number): Note => ({
  tool: 'kalimba',
  at,
  pitch: step(n),
  loud,
});
const wood = (n: number, at: number, loud: number): Note => ({
  tool: 'wood',
  at,
  pitch: step(n),
  loud,
});
const paper = (at: number, loud: number): Note => ({ tool: 'paper', at, pitch: 0, loud });
const page = (at: number, loud: number): Note => ({ tool: 'page', at, pitch: 0, loud });

const SCORES: Record<Kind, (count: number) => Note[]> = {
  // Two knuckles at the door.
  come: () => [wood(2, 0, 0.3), wood(4, 0.13, 0.24)],
  deal: (count) => times(few(count), (i) => paper(i * 0.09, 0.34 - i * 0.02)),
  slip: () => [page(0, 0.3), kalimba(5, 0.16, 0.22)],
  lay: (count) => times(few(count), (i) => paper(i * 0.12, 0.4)),
  turn: (count) => times(few(count), (i) => page(i * 0.11, 0.26)),
  vote: (count) => times(few(count), (i) => wood(7 + i, i * 0.11, 0.3)),
  // The lamp chain, and one warm note with its fifth behind it.
  yours: () => [wood(12, 0, 0.14), kalimba(7, 0.06, 0.5), kalimba(10, 0.22, 0.26)],
  votes: (count) => times(few(count), (i) => wood(5 + (i % 3), i * 0.1, 0.26)),
  // As the cards turn, one after the other.
  owners: (count) => times(few(count), (i) => page((i * 1.6) / Math.max(5, few(count)), 0.22)),
  told: () => [page(0, 0.3), kalimba(7, 0.12, 0.4)],
  // Three notes: home again, or left hanging.
  right: () => [kalimba(5, 0, 0.42), kalimba(7, 0.2, 0.42), kalimba(10, 0.42, 0.5)],
  open: () => [kalimba(8, 0, 0.4), kalimba(7, 0.22, 0.38), kalimba(6, 0.48, 0.4)],
  bonus: (count) => times(Math.min(3, few(count)), (i) => kalimba(8 + i, i * 0.14, 0.3)),
  hops: (count) => times(Math.min(10, count), (i) => wood(3 + i, 0.6 + i * 0.19, 0.3)),
  end: () => [
    ...[5, 7, 8, 10, 12].map((n, i) => kalimba(n, i * 0.17, 0.4)),
    ...[5, 10, 12].map((n) => kalimba(n, 1.08, 0.34)),
    kalimba(15, 1.36, 0.3),
  ],
};

export function notesOf({ kind, count }: Moment): Note[] {
  return SCORES[kind](count);
}

import type { TableView } from '../wire/messages';

/** In what order one phone goes round, and what everybody may see. */

/** Pages that are for all eyes: before the game, the reveal, a rest, the end. */
export function isForAll(view: TableView): boolean {
  const phase = view.game?.phase.phase;
  return phase === undefined || phase === 'reveal' || phase === 'rest' || phase === 'over';
}

/** Those who are awaited, beginning with the one after whoever had the phone last. */
export function inTurn(ours: number[], awaited: number[], last: number | null): number[] {
  const from = last === null ? 0 : ours.indexOf(last) + 1;
  const round = [...ours.slice(from), ...ours.slice(0, from)];
  return round.filter((seat) => awaited.includes(seat));
}

/** The page that lies there: everybody's, a cover for somebody, or what only one may see. */
export type Lies =
  | { kind: 'all' }
  | { kind: 'cover'; next: number; others: number[] }
  | { kind: 'own'; seat: number };

export interface Passing {
  view: TableView;
  ours: number[];
  /** Ours for whom the table waits, each by their own view. */
  awaited: number[];
  /** Who had the phone last. */
  last: number | null;
  /** Whose cover has been lifted. */
  holder: number | null;
}

export function lies({ view, ours, awaited, last, holder }: Passing): Lies {
  if (isForAll(view)) return { kind: 'all' };
  // Who lays the last card and has a vote goes on: nothing is passed to and fro.
  if (holder !== null && awaited.includes(holder)) return { kind: 'own', seat: holder };
  const [next, ...others] = inTurn(ours, awaited, last);
  return next === undefined ? { kind: 'all' } : { kind: 'cover', next, others };
}

/** A page that stays for as long as this does; every cover is a new one. */
export function leafOf(lying: Lies): string {
  if (lying.kind === 'all') return 'all';
  return lying.kind === 'cover' ? `cover-${lying.next}` : `own-${lying.seat}`;
}

/** Do all our seats look at the same page? Their views come one after the other. */
export function agree(views: (TableView | null)[]): boolean {
  const keys = views.map((view) => view && pageOf(view));
  return keys.every((key) => key !== null && key === keys[0]);
}

function pageOf({ games, game }: TableView): string {
  const teller = game && 'storyteller' in game.phase ? game.phase.storyteller : '';
  return [games, game?.turn, game?.phase.phase, teller].join('.');
}

import type { ChairView, TableView, View } from '../../wire/messages';
import { breadth, isSpelt, within } from '../../words/letters';

/** Who is who at a table; a pair shares one rabbit (S1). */

/** Nobody's seat: everybody round one phone together. */
export const ALL = -1;

export function chairOf(view: TableView, seat: number | null): ChairView | undefined {
  return view.chairs.find((one) => one.seat === seat);
}

export function nameOf(view: TableView, seat: number | null): string {
  return chairOf(view, seat)?.name ?? '';
}

/** So long a name still fits into the line beside other words. */
const FITS = 14;

/** A name as one calls across a table: of a long one how it begins, to the end of a word or to “…”. */
export function shortName(name: string): string {
  if (breadth(name) <= FITS) return name;
  const parts = name.split(/([\s-]+)/);
  // One letter, or a drawing, is not yet a name.
  const named = parts.findIndex((one, at) => at % 2 === 0 && isSpelt(one) && breadth(one) > 1);
  const first = parts.slice(0, Math.max(0, named) + 1).join('');
  return breadth(first) <= FITS ? first : `${within(first, FITS - 1)}…`;
}

/** What to call somebody in the one line. */
export function callOf(view: TableView, seat: number | null): string {
  return shortName(nameOf(view, seat));
}

export function sideOf(game: View, seat: number | null): number | undefined {
  return game.seats.find((one) => one.seat === seat)?.side;
}

/** The rabbit on the track, and so of everybody on that side; before a game, one's own. */
export function colourOf(view: TableView, seat: number | null): string {
  const side = view.game ? sideOf(view.game, seat) : undefined;
  const shared = view.game?.sides.find((one) => one.side === side)?.colour;
  return shared ?? chairOf(view, seat)?.colour ?? 'slate';
}

/** T1: who sits opposite on the same side, if somebody does. */
export function partnerOf(game: View, seat: number | null): number | null {
  const side = sideOf(game, seat);
  const other = game.seats.find((one) => one.side === side && one.seat !== seat && !one.abandoned);
  return side === undefined ? null : (other?.seat ?? null);
}

/** T4: the clockwork rabbit of my pair, while it leaves it to me to lay. */
export function mateWhoWaits(view: TableView): number | null {
  const phase = view.game?.phase;
  if (!view.game || phase?.phase !== 'choose' || phase.wanted === 0) return null;
  const mate = partnerOf(view.game, view.you);
  if (mate === null || mate === phase.storyteller || phase.yours.length > 0) return null;
  return chairOf(view, mate)?.bot && !view.overdue ? mate : null;
}

export function isAway(game: View, seat: number): boolean {
  return game.seats.some((one) => one.seat === seat && one.away);
}

/** H7: has a chair, and sits down when the next turn begins. */
export function isNewcomer(view: TableView): boolean {
  return view.you !== null && !!view.game?.newcomers.includes(view.you);
}

/** A stable name for this turn of this game of this table's evening. */
export function turnKey(view: TableView): string {
  return `${view.games}.${view.game?.turn ?? 0}`;
}

import { turnKey } from '../table/people/people';
import type { TableView } from '../wire/messages';

/** When the reveal of a turn began on this device: a reload goes on where it was. */

const KEY = 'reverie-reveal';
/** A page open for longer (ms) has been at the table before the reveal came. */
const OPEN = 4000;

interface Began {
  turn: string;
  at: number;
}
interface Seen {
  id: string;
  view: TableView | null;
  /** The view before it. */
  previous: TableView | null;
}

function read(): Began | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Began | null;
    return typeof found?.turn === 'string' && typeof found.at === 'number' ? found : null;
  } catch {
    return null;
  }
}

function write(began: Began): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(began));
  } catch {
    // Not remembered: a reload then shows the end of the reveal.
  }
}

const keyOf = (id: string, view: TableView) => `${id}:${turnKey(view)}`;

/** It has been told to its end, or skipped: a reload shows the end. */
export function ended({ id, view }: Seen): void {
  if (view) write({ turn: keyOf(id, view), at: 0 });
}

/**
 * How many milliseconds ago the reveal that is shown began; null if it is not to be told again.
 * It begins now where this page has seen an earlier phase of the turn, or has been open for long
 * enough; a page just opened is shown the end at once. After the game only the first counts:
 * nobody who looks back at a finished game is told its last turn.
 */
export function began(
  { id, view, previous }: Seen,
  open = performance.now(),
  now = Date.now(),
): number | null {
  const phase = view?.game?.phase.phase;
  if (!view || !phase) return null;
  const turn = keyOf(id, view);
  const known = read();
  if (known?.turn === turn) return Math.max(0, now - known.at);
  const sameTurn = previous?.game && turnKey(previous) === turnKey(view);
  const came = sameTurn && previous.game?.phase.phase !== phase;
  if (!came && (phase === 'over' || open < OPEN)) return null;
  write({ turn, at: now });
  return 0;
}

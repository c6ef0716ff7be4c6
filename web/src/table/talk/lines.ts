import { ALL } from '../people/people';
import type { Said, TableView } from '../../wire/messages';

/** What the server takes; the letters are counted only when they run out. */
export const LONGEST = 280;
export const NEAR = 40;

export const lettersLeft = (text: string): number => LONGEST - [...text.trim()].length;

/** Why somebody may not say anything now; null if they may. */
export type Silence = 'watching' | 'rests' | 'passed' | 'muted';

export function silenceOf(view: TableView): Silence | null {
  if (view.you === null) return 'watching';
  if (view.talk === 'rests') return 'rests';
  // Where all look at one phone nobody would know whose words these are.
  if (view.you === ALL) return 'passed';
  return view.muted.includes(view.you) ? 'muted' : null;
}

/** T4: while cards are chosen, pairs talk in public, and everybody hears it. */
export function isOverheard(view: TableView): boolean {
  return view.game?.phase.phase === 'choose' && view.talk === 'open';
}

/**
 * After the reveal everybody at the table may say why (not once the game is over); where all look
 * at one phone nobody would know whose reason it is.
 */
export function mayTellWhy(view: TableView): boolean {
  const { you, game, muted } = view;
  return you !== null && you !== ALL && !muted.includes(you) && game?.phase.phase === 'reveal';
}

/** What one hears: not those one has hidden. */
export function heardBy(lines: Said[], hidden: number[]): Said[] {
  return lines.filter((line) => !hidden.includes(line.seat));
}

/** The reasons people gave after this turn, oldest first. */
export function whysOf(lines: Said[], game: number, turn: number): Said[] {
  return lines.filter((line) => line.kind === 'why' && line.game === game && line.turn === turn);
}

/** How many lines of others came since one looked; a face that was made is not something to read. */
export function unread(lines: Said[], you: number | null, read: number): number {
  return lines.filter((one) => one.id > read && one.seat !== you && one.kind !== 'reaction').length;
}

export const newest = (lines: Said[]): number => Math.max(0, ...lines.map((line) => line.id));

/** A line in the sheet: the name stands over the first of several, the turn over its first line. */
export interface Row {
  line: Said;
  named: boolean;
  turn: number | null;
}

const PAUSE = 300;

export function rowsOf(lines: Said[]): Row[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    const other = before?.game !== line.game || before.turn !== line.turn;
    const pause = before !== undefined && line.at - before.at > PAUSE;
    return {
      line,
      named: other || pause || before?.seat !== line.seat,
      turn: other && line.turn > 0 ? line.turn : null,
    };
  });
}

/** What this viewer may do about a line. */
export interface LineDeeds {
  takeBack: boolean;
  remove: boolean;
  hide: boolean;
}

export function deedsOf(view: TableView, line: Said): LineDeeds {
  const mine = view.you === line.seat;
  return {
    takeBack: mine,
    remove: !mine && view.you !== null && view.you === view.host,
    hide: !mine,
  };
}

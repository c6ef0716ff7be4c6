import { turningOf, type Stage } from '../table/telling/reveal';
import { turnKey } from '../table/people/people';
import type { PhaseView, RevealView, TableView } from '../wire/messages';

/** What can be heard at a table. */
export type Kind =
  | 'come'
  | 'deal'
  | 'slip'
  | 'lay'
  | 'turn'
  | 'vote'
  | 'yours'
  | 'votes'
  | 'owners'
  | 'told'
  | 'right'
  | 'open'
  | 'bonus'
  | 'hops'
  | 'end';

/** One thing to be heard; `count`: how many cards, votes or hops it is. */
export interface Moment {
  kind: Kind;
  count: number;
}

const moment = (kind: Kind, count = 1): Moment[] => (count > 0 ? [{ kind, count }] : []);

/** What happened between two views, for the ear. Nothing for the first view of a page. */
export function moments(before: TableView | null, after: TableView): Moment[] {
  if (!before) return [];
  return [...atTable(before, after), ...(isMineNow(before, after) ? moment('yours') : [])];
}

function atTable(before: TableView, after: TableView): Moment[] {
  const [was, is] = [before.game?.phase, after.game?.phase];
  if (!is || is.phase === 'over') return moment('come', came(before, after));
  if (before.games !== after.games || !was) return moment('deal', 6);
  if (turnKey(before) === turnKey(after) && was.phase === is.phase) return more(was, is);
  return began(was, is);
}

function came(before: TableView, after: TableView): number {
  return after.chairs.filter(({ seat }) => !before.chairs.some((one) => one.seat === seat)).length;
}

/** A new phase: the clue lies there, the cards are turned over, hands are filled up. */
function began(was: PhaseView, is: PhaseView): Moment[] {
  switch (is.phase) {
    case 'choose':
      return moment('slip');
    case 'vote':
      return moment('turn', is.cards.length);
    case 'clue':
      return was.phase === 'reveal' ? moment('deal', 2) : [];
    default:
      return [];
  }
}

/** The same phase: one more card, one more vote. Who takes a card back makes no sound. */
function more(was: PhaseView, is: PhaseView): Moment[] {
  if (was.phase === 'choose' && is.phase === 'choose') {
    return moment('lay', is.done.length - was.done.length);
  }
  if (was.phase === 'vote' && is.phase === 'vote') {
    return moment('vote', is.done.length - was.done.length);
  }
  return [];
}

function waitsForMe({ you, game }: TableView): boolean {
  return you !== null && !!game?.waiting_for.includes(you);
}

/** The table waits for me now and did not before. The open pause after a reveal is no hurry. */
export function isMineNow(before: TableView, after: TableView): boolean {
  const phase = after.game?.phase.phase;
  if (!waitsForMe(after) || phase === 'reveal') return false;
  if (after.nudged && !before.nudged) return true;
  const same = before.game?.phase.phase === phase && turnKey(before) === turnKey(after);
  return !(same && waitsForMe(before));
}

/** What a stage of the reveal sounds like: resolved where some found it, else left open. */
export function stageMoments(stage: Stage, reveal: RevealView): Moment[] {
  switch (stage) {
    case 'votes':
      return moment(
        'votes',
        reveal.places.reduce((sum, place) => sum + place.votes.length, 0),
      );
    case 'owners':
      return moment('owners', turningOf(reveal).length);
    case 'told':
      return moment('told');
    case 'verdict':
      return moment(isRight(reveal) ? 'right' : 'open');
    case 'bonus':
      return moment('bonus', reveal.points.filter((one) => one.bonus + one.lone > 0).length);
    case 'run':
      return moment(
        'hops',
        Math.max(0, ...reveal.points.map((one) => one.found + one.lone + one.bonus)),
      );
    case 'breath':
    case 'rest':
      return [];
  }
}

function isRight(reveal: RevealView): boolean {
  if (reveal.outcome !== 'crowd') return reveal.outcome === 'some';
  return reveal.points.some((one) => one.found > 0);
}

import type { Arguments } from '../../words/bundle';
import type { PhaseView, TableView } from '../../wire/messages';
import { isNewcomer, nameOf } from '../people/people';

/** Something between two views that is worth a word. */
export interface Happening {
  key: string;
  args: Arguments;
  /** Of whom it speaks; their names become `names`. */
  seats: number[];
}

const standIns = (phase?: PhaseView): number[] =>
  phase && 'stand_ins' in phase ? phase.stand_ins : [];

function isSameTurn(before: TableView, after: TableView): boolean {
  return before.games === after.games && before.game?.turn === after.game?.turn;
}

/** What happened between two views; `begun`: I was writing a clue of my own. */
export function happenings(
  before: TableView | null,
  after: TableView,
  begun: boolean,
): Happening[] {
  const [was, is] = [before?.game, after.game];
  const passed = before ? hostPassed(before, after) : [];
  if (!before || !was || !is || !isSameTurn(before, after)) return passed;
  return [
    ...passed,
    ...faster(before, after, begun),
    ...stoodIn(was.phase, is.phase),
    ...came(before, after),
    ...nudged(before, after),
  ];
}

/** Who hosts while the host is away is told so, and again when it ends. */
function hostPassed(before: TableView, after: TableView): Happening[] {
  const { you } = after;
  if (you === null || before.you !== you || before.host === after.host) return [];
  if (after.host === you) {
    const name = nameOf(after, before.host);
    return [{ key: name ? 'host-is-you' : 'host-is-yours', args: { name }, seats: [] }];
  }
  const name = nameOf(after, after.host);
  return before.host === you ? [{ key: 'host-is-back', args: { name }, seats: [] }] : [];
}

/** The table has waited for me for a while. */
function nudged(before: TableView, after: TableView): Happening[] {
  const waits = after.you !== null && after.game?.waiting_for.includes(after.you);
  return after.nudged && !before.nudged && waits ? [{ key: 'nudged', args: {}, seats: [] }] : [];
}

/** S4: somebody else's clue opened the game while I was writing mine. */
function faster(before: TableView, after: TableView, begun: boolean): Happening[] {
  const [was, is] = [before.game?.phase, after.game?.phase];
  if (!begun || was?.phase !== 'clue' || was.storyteller !== null) return [];
  if (is?.phase !== 'choose' || is.storyteller === after.you) return [];
  return [{ key: 'clue-faster', args: { name: nameOf(after, is.storyteller) }, seats: [] }];
}

/** H4: marked as such for everybody. */
function stoodIn(was: PhaseView, is: PhaseView): Happening[] {
  const seats = standIns(is).filter((seat) => !standIns(was).includes(seat));
  return seats.length > 0 ? [{ key: 'stood-in', args: {}, seats }] : [];
}

function came(before: TableView, after: TableView): Happening[] {
  const seats = (after.game?.newcomers ?? []).filter(
    (seat) => !before.game?.newcomers.includes(seat) && seat !== after.you,
  );
  return seats.length > 0 && !isNewcomer(after) ? [{ key: 'sat-down', args: {}, seats }] : [];
}

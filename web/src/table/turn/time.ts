import type { TableView } from '../../wire/messages';

/** What the hourglass shows: minutes, a day and time, or that the time is up. */
export type Time =
  { kind: 'minutes'; minutes: number } | { kind: 'date'; instant: number } | { kind: 'overdue' };

const MINUTE = 60_000;
/** Longer than this nobody waits with the page open: then it is a date. */
const LONG = 120;

/** The time of this phase as of `now` (milliseconds); null where nobody waits for a clock. */
export function timeOf(view: TableView, now: number): Time | null {
  if (view.overdue) return { kind: 'overdue' };
  if (view.deadline === null) return null;
  // Less than a minute is 0: nobody is shown a ticking second.
  const minutes = Math.max(0, Math.ceil((view.deadline * 1000 - now) / MINUTE) - 1);
  if (minutes >= LONG) return { kind: 'date', instant: view.deadline };
  return { kind: 'minutes', minutes };
}

/** S4: the first clue is a race, in which nobody can be stood in for. */
function isRace(view: TableView): boolean {
  const phase = view.game?.phase;
  return phase?.phase === 'clue' && phase.storyteller === null;
}

const OWES = new Set(['trim', 'clue', 'choose', 'vote']);

/** For whom anybody who is here may now call a clockwork rabbit; the server's own conditions. */
export function lateSeats(view: TableView): number[] {
  const { game, you } = view;
  if (!view.overdue || !game || you === null || isRace(view) || !OWES.has(game.phase.phase))
    return [];
  const bots = view.chairs.filter((one) => one.bot !== null).map((one) => one.seat);
  return game.waiting_for.filter(
    (seat) => seat !== you && !view.called.includes(seat) && !bots.includes(seat),
  );
}

/** For whom I may call one now: as the host also at once, where all we wait for are away. */
export function helpSeats(view: TableView): number[] {
  const { game, you } = view;
  const late = lateSeats(view);
  if (late.length > 0 || !game || you === null || view.host !== you) return late;
  if (isRace(view) || !OWES.has(game.phase.phase) || game.waiting_for.includes(you)) return [];
  const away = game.seats.filter((one) => one.away).map((one) => one.seat);
  if (!game.waiting_for.every((seat) => away.includes(seat))) return [];
  return game.waiting_for.filter((seat) => !view.called.includes(seat));
}

/** What happens when the time is up: the key of the sentence. */
export function afterwards(view: TableView): string {
  if (view.game?.phase.phase === 'reveal') return 'time-then-on';
  if (isRace(view)) return 'time-then-race';
  return `time-then-${view.set_up.manners.absent}`;
}

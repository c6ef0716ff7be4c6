import type { TableView } from '../wire/messages';

/** What the host may do for the table at this moment. */
export type HostDeed =
  { kind: 'move-on' } | { kind: 'skip'; seat: number } | { kind: 'stand-in'; seat: number };

const OWES = new Set(['trim', 'clue', 'choose', 'vote']);

/** The deeds the server would accept now; a clockwork rabbit is never late. */
export function hostDeeds(view: TableView): HostDeed[] {
  const game = view.game;
  if (!game || view.you === null || view.host !== view.you) return [];
  const { phase } = game;
  if (phase.phase === 'reveal') return [{ kind: 'move-on' }];
  if (!OWES.has(phase.phase)) return [];
  // S4: the first clue is a race, so nobody can be passed over or stood in for.
  if (phase.phase === 'clue' && phase.storyteller === null) return [];
  const late = game.waiting_for.filter((seat) => isLate(view, seat));
  const deeds: HostDeed[] = late.map((seat) => ({ kind: 'stand-in', seat }));
  if (phase.phase === 'clue' && phase.storyteller !== null) {
    deeds.push({ kind: 'skip', seat: phase.storyteller });
  }
  return deeds;
}

function isLate(view: TableView, seat: number): boolean {
  const chair = view.chairs.find((one) => one.seat === seat);
  return seat !== view.you && chair?.bot === null && !view.called.includes(seat);
}

/** Is there a game that goes on? Then getting up has consequences. */
export const isPlaying = (view: TableView): boolean =>
  view.game !== null && view.game.phase.phase !== 'over';

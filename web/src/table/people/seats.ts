import { t } from '../../words/fluent';
import type { SeatShown } from '../../ui/Seats.svelte';
import type { PhaseView, SeatView, TableView, View } from '../../wire/messages';
import { chairOf, colourOf, sideOf } from './people';

type Pose = SeatShown['pose'];

/** What one seat is doing: ears, and the key of the word for it. */
export interface Doing {
  pose: Pose;
  key: string;
}

const standIns = (phase: PhaseView): number[] => ('stand_ins' in phase ? phase.stand_ins : []);
const tellerOf = (phase: PhaseView): number | null =>
  'storyteller' in phase ? phase.storyteller : null;

/** Ears up: done. Ears down: thinking. Eyes shut: away. */
export function doing(view: TableView, game: View, seat: SeatView): Doing {
  const { phase } = game;
  const waits = game.waiting_for.includes(seat.seat);
  if (seat.abandoned) return { pose: 'away', key: 'seat-empty' };
  if (standIns(phase).includes(seat.seat)) return { pose: 'up', key: 'seat-stand-in' };
  if (waits && view.called.includes(seat.seat)) return { pose: 'thinking', key: 'seat-called' };
  if (seat.away) return { pose: 'away', key: 'seat-away' };
  const pose: Pose = waits ? 'thinking' : 'up';
  return { pose, key: wordOf(phase, seat.seat, waits, view.you) };
}

function wordOf(phase: PhaseView, seat: number, waits: boolean, you: number | null): string {
  if (tellerOf(phase) === seat && !(waits && phase.phase !== 'clue')) {
    return seat === you ? 'seat-tells-you' : 'seat-tells';
  }
  switch (phase.phase) {
    case 'choose':
      if (waits) return 'seat-chooses';
      return phase.done.includes(seat) ? 'seat-chose' : 'seat-waits';
    case 'vote':
      if (waits) return 'seat-votes';
      return phase.done.includes(seat) ? 'seat-voted' : 'seat-waits';
    case 'reveal':
      return waits ? 'seat-thinking' : 'seat-ready';
    default:
      return waits ? 'seat-thinking' : 'seat-waits';
  }
}

/** Mates stand together, whatever the order of the chairs (T1). */
export function inPairs(game: View): SeatView[] {
  const sides = [...new Set(game.seats.map((one) => one.side))];
  return sides.flatMap((side) => game.seats.filter((one) => one.side === side));
}

/** The row of rabbits: everybody who plays, then those who sit down soon. */
export function seatsShown(view: TableView): SeatShown[] {
  const game = view.game;
  if (!game) return [];
  const playing = inPairs(game).map((seat) => shown(view, seat.seat, doing(view, game, seat)));
  const soon = game.newcomers
    .filter((seat) => sideOf(game, seat) === undefined)
    .map((seat) => shown(view, seat, { pose: 'up', key: 'seat-soon' }));
  return [...playing, ...soon];
}

function shown(view: TableView, seat: number, { pose, key }: Doing): SeatShown {
  const chair = chairOf(view, seat);
  return {
    seat,
    name: chair?.name ?? t('seat-empty'),
    colour: colourOf(view, seat),
    pose,
    // A stand-in is a clockwork rabbit in somebody's chair.
    bot: !!chair?.bot || key === 'seat-stand-in' || key === 'seat-called',
    you: seat === view.you,
    state: t(key),
  };
}

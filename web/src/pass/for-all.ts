import { ALL } from '../table/people/people';
import type { PhaseView, TableView, View } from '../wire/messages';

/**
 * What all of us may see at once: nobody's hand, choice or vote. Whatever the table wants of
 * any of us it wants of all (`ALL`); who sits at a device of their own stays who they are.
 */
export function forAll(view: TableView, ours: number[]): TableView {
  const host = view.host !== null && ours.includes(view.host) ? ALL : view.host;
  const game = view.game && gameForAll(view.game, ours);
  return { ...view, you: ALL, host, liked: null, heart: null, game };
}

function gameForAll(game: View, ours: number[]): View {
  const phase = plain(game.phase);
  const looking = phase.phase === 'reveal' || phase.phase === 'over';
  const elsewhere = game.waiting_for.filter((seat) => !ours.includes(seat));
  // Only the reveal is answered together; what is chosen is chosen behind a cover.
  const together = looking && elsewhere.length < game.waiting_for.length;
  return {
    ...game,
    you: looking ? ALL : null,
    hand: [],
    covered: false,
    waiting_for: together ? [ALL, ...elsewhere] : looking ? elsewhere : game.waiting_for,
    phase,
  };
}

function plain(phase: PhaseView): PhaseView {
  switch (phase.phase) {
    case 'choose':
      return { ...phase, wanted: 0, yours: [] };
    case 'vote':
      return { ...phase, most: 0, red: false, mine: [], barred: [], yours: null };
    case 'trim':
      return { ...phase, surplus: 0 };
    default:
      return phase;
  }
}

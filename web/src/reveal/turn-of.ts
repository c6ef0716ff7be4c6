import type { Turn } from '../table/verdict';
import type { RevealView, TableView, View } from '../wire/messages';
import { whoIsWho } from './who';

/** The score that ends the game, where one does (C15, O8). */
export function goalOf(game: View): number | null {
  return game.game === 'classic' || game.game === 'odyssey' ? game.options.target_score : null;
}

/** A revealed turn with everything that is needed to tell it. */
export function turnOf(view: TableView, game: View, reveal: RevealView): Turn {
  return {
    reveal,
    sides: game.sides,
    pairs: game.game === 'teams',
    goal: goalOf(game),
    over: game.phase.phase === 'over',
    who: whoIsWho(view.chairs, game.seats, game.sides),
  };
}

import type { Turn } from '../table/telling/verdict';
import type { RevealView, TableView, View } from '../wire/messages';
import { whoIsWho } from '../table/people/who';

/** A revealed turn with everything that is needed to tell it. */
export function turnOf(view: TableView, game: View, reveal: RevealView): Turn {
  return {
    reveal,
    sides: game.sides,
    pairs: game.facts.pairs,
    goal: game.facts.goal,
    over: game.phase.phase === 'over',
    who: whoIsWho(view.chairs, game.seats, game.sides),
  };
}

import type { Turn } from '../table/telling/verdict';
import type { RevealView, TableView, View } from '../wire/messages';
import { shortName } from '../table/people/people';
import { pairName, whoIsWho } from '../table/people/who';

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

/** The same turn for where there is little room: everybody as one calls them. */
export function withFirstNames(turn: Turn): Turn {
  const name = (seat: number) => shortName(turn.who.name(seat));
  const sideName = (side: number) => pairName(turn.who.members(side).map(name));
  return { ...turn, who: { ...turn.who, name, sideName } };
}

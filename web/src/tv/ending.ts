import { ranked } from '../table/telling/reveal';
import { joined, whoIsWho } from '../table/people/who';
import type { OverView, TableView, View } from '../wire/messages';
import { t } from '../words/fluent';
import type { Row } from './rows';

export interface Ending {
  title: string;
  points: string;
  winners: Row[];
  /** Everybody, the first first. */
  all: Row[];
}

const FEW = 3;

/** Who has won, in words and rabbits. */
export function endingOf(view: TableView, game: View, phase: OverView): Ending {
  const who = whoIsWho(view.chairs, game.seats, game.sides);
  const all = ranked(game.sides).map(({ side, colour, score }): Row => {
    const members = who.members(side);
    const bot = members.length > 0 && members.every(who.isBot);
    return {
      key: side,
      name: who.sideName(side),
      colour,
      bot,
      pose: 'up',
      state: '',
      score,
      plus: 0,
    };
  });
  const winners = all.filter(({ key }) => phase.winners.includes(key));
  const points = winners[0]?.score ?? 0;
  return {
    title: titleOf(
      winners.map(({ name }) => name),
      game.facts.pairs,
    ),
    points:
      winners.length === 0
        ? ''
        : t(winners.length > 1 ? 'end-points-each' : 'end-points', { points }),
    winners,
    all,
  };
}

function titleOf(winners: string[], pairs: boolean): string {
  const names = joined(winners);
  if (winners.length === 0) return t('end-nobody');
  if (winners.length === 1) return t(pairs ? 'end-wins-pair' : 'end-wins', { names });
  return winners.length > FEW
    ? t('end-shared-many', { count: winners.length })
    : t('end-shared', { names });
}

/** So many of a list, spread over the whole of it, the last one always among them. */
export function spread<Item>(items: Item[], most: number): Item[] {
  if (items.length <= most) return items;
  const at = (i: number) => Math.round(((i + 1) * items.length) / most) - 1;
  return Array.from({ length: most }, (_, i) => items[at(i)]!);
}

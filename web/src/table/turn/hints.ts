import type { Memory } from '../../room/hints-given';
import type { TableView } from '../../wire/messages';
import { turnKey } from '../people/people';

/**
 * What a choice is about and what it costs, when it is made for the first time on this device: each
 * hint in one turn only, and never more than three in a game.
 */

const MOST = 3;

/** The hint that fits the choice this viewer makes now; null where there is none to make. */
export function wanted(view: TableView, telling = false): string | null {
  const game = view.game;
  if (!game || game.you === null) return null;
  const { pairs, crowd } = game.facts;
  const { phase } = game;
  if (phase.phase === 'clue') {
    if (!telling) return null;
    return crowd ? 'hint-clue-party' : 'hint-clue';
  }
  if (phase.phase === 'choose' && phase.wanted > 0 && phase.yours.length === 0) {
    if (crowd) return 'hint-choose-party';
    return pairs ? 'hint-choose-teams' : 'hint-choose';
  }
  if (phase.phase === 'vote' && phase.most > 0 && phase.yours === null) {
    if (phase.red) return 'hint-vote-red';
    if (crowd) return 'hint-vote-party';
    return phase.most > 1 ? 'hint-vote-two' : 'hint-vote';
  }
  return null;
}

/** The hint to show, and what to remember from now on; `telling`: the paper for the clue is open. */
export function hintFor(
  table: string,
  view: TableView,
  memory: Memory,
  telling = false,
): [string | null, Memory] {
  const hint = wanted(view, telling);
  if (hint === null || memory.dismissed.includes(hint)) return [null, memory];
  const turn = `${table}.${turnKey(view)}`;
  const given = memory.given[hint];
  if (given !== undefined) return [given === turn ? hint : null, memory];
  const game = `${table}.${view.games}.`;
  const already = Object.values(memory.given).filter((one) => one.startsWith(game));
  if (already.length >= MOST) return [null, memory];
  return [hint, { ...memory, given: { ...memory.given, [hint]: turn } }];
}

export function dismiss(memory: Memory, hint: string): Memory {
  return { ...memory, dismissed: [...memory.dismissed, hint] };
}

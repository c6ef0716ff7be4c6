import { keep, kept } from '../room/keeping';
import type { TableView } from '../wire/messages';
import { turnKey } from './people';

/** At most three hints, and only in the first turn this device has ever seen. */

const KEY = 'reverie-hints';
const MOST = 3;

export interface Memory {
  /** The first turn: hints belong to it alone. */
  first: string | null;
  shown: string[];
  dismissed: string[];
}

export function remembered(): Memory {
  try {
    const found = JSON.parse(kept(KEY) ?? 'null') as Partial<Memory> | null;
    const list = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
    return {
      first: found?.first ?? null,
      shown: list(found?.shown),
      dismissed: list(found?.dismissed),
    };
  } catch {
    return { first: null, shown: [], dismissed: [] };
  }
}

export function remember(memory: Memory): void {
  keep(KEY, JSON.stringify(memory));
}

/** The hint that fits what this viewer does now; null where there is nothing to say. */
export function wanted(view: TableView): string | null {
  const game = view.game;
  if (!game || game.you === null) return null;
  const party = game.game === 'party';
  const { phase } = game;
  if (phase.phase === 'clue' && (phase.storyteller ?? view.you) === view.you) {
    return party ? 'hint-clue-party' : 'hint-clue';
  }
  if (phase.phase === 'clue' && !game.covered) return 'hint-wait';
  if (phase.phase === 'choose' && phase.wanted > 0 && phase.yours.length === 0) {
    if (party) return 'hint-choose-party';
    return game.game === 'teams' ? 'hint-choose-teams' : 'hint-choose';
  }
  if (phase.phase === 'vote' && phase.most > 0 && phase.yours === null) {
    return party ? 'hint-vote-party' : 'hint-vote';
  }
  return null;
}

/** The hint to show, and what to remember from now on. */
export function hintFor(table: string, view: TableView, memory: Memory): [string | null, Memory] {
  const hint = wanted(view);
  const turn = `${table}.${turnKey(view)}`;
  if (hint === null || (memory.first !== null && memory.first !== turn)) return [null, memory];
  if (memory.dismissed.includes(hint)) return [null, memory];
  if (memory.shown.includes(hint)) return [hint, memory];
  if (memory.shown.length >= MOST) return [null, memory];
  return [hint, { ...memory, first: turn, shown: [...memory.shown, hint] }];
}

export function dismiss(memory: Memory, hint: string): Memory {
  return { ...memory, dismissed: [...memory.dismissed, hint] };
}

/** What a page that cannot be shown shows instead: a drawing, its words, and the one deed. */
export type Drawing =
  'asleep' | 'chair' | 'full' | 'door' | 'hourglass' | 'lamp' | 'signpost' | 'table';

export interface Trouble {
  drawing: Drawing;
  /** `trouble-<words>` is the heading, `trouble-<words>-do` what to do about it. */
  words: string;
  deed: 'home' | 'decks' | 'reload' | 'again';
}

const TROUBLES: Record<string, Trouble> = {
  unreachable: { drawing: 'asleep', words: 'unreachable', deed: 'again' },
  closing: { drawing: 'lamp', words: 'closing', deed: 'again' },
  client_too_old: { drawing: 'hourglass', words: 'client-too-old', deed: 'reload' },
  no_such_table: { drawing: 'table', words: 'no-such-table', deed: 'home' },
  knock_first: { drawing: 'door', words: 'knock-first', deed: 'again' },
  no_such_page: { drawing: 'signpost', words: 'no-such-page', deed: 'home' },
  deck_unknown: { drawing: 'signpost', words: 'deck-unknown', deed: 'decks' },
  table_full: { drawing: 'full', words: 'table-full', deed: 'home' },
  game_full: { drawing: 'full', words: 'game-full', deed: 'home' },
  too_many_watchers: { drawing: 'full', words: 'too-many-watchers', deed: 'again' },
  too_many_tables: { drawing: 'full', words: 'too-many-tables', deed: 'again' },
  too_fast: { drawing: 'hourglass', words: 'too-fast', deed: 'again' },
  seat_moved: { drawing: 'door', words: 'seat-moved', deed: 'home' },
  not_seated: { drawing: 'chair', words: 'not-seated', deed: 'home' },
  link_used: { drawing: 'chair', words: 'link-used', deed: 'home' },
};

/** Codes that have no page of their own still get one; its words are those of `problem(code)`. */
export function troubleOf(code: string): Trouble {
  return TROUBLES[code] ?? { drawing: 'lamp', words: '', deed: 'again' };
}

export const OWN_PAGES: string[] = Object.keys(TROUBLES);

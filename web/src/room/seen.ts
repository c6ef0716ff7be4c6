import { keep, kept } from '../device/keeping';
import type { DeckView } from '../wire/messages';

/** How many games this browser has seen each deck in. It stays here: no server counts it. */
export type Seen = Record<string, number>;

const KEY = 'reverie-decks-seen';
/** The latest games that were counted, as many as anybody goes back to. */
const COUNTED = 'reverie-games-seen';
const MOST = 50;

export function seen(): Seen {
  try {
    const found = JSON.parse(kept(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** A game has begun with these decks: it counts once, whoever of this browser sees it, and how often. */
export function rememberPlayed(game: string, decks: string[]): void {
  const counted = (kept(COUNTED) ?? '').split(' ');
  if (counted.includes(game)) return;
  keep(COUNTED, [game, ...counted].slice(0, MOST).join(' '));
  const now = seen();
  for (const deck of decks) now[deck] = (now[deck] ?? 0) + 1;
  keep(KEY, JSON.stringify(now));
}

/** The painted decks first, those seen least before the others; else in the server's order. */
export function leastSeenFirst(decks: DeckView[], games: Seen): DeckView[] {
  const count = (deck: DeckView) =>
    deck.kind === 'painted' ? (games[deck.id] ?? 0) : Number.MAX_SAFE_INTEGER;
  return [...decks].sort((one, other) => count(one) - count(other));
}

/** The painted decks seen least; none while all of them are equally new. */
export function leastSeen(decks: DeckView[], games: Seen): string[] {
  const painted = decks.filter((deck) => deck.kind === 'painted');
  const counts = painted.map((deck) => games[deck.id] ?? 0);
  const least = Math.min(...counts);
  if (painted.length < 2 || counts.every((count) => count === least)) return [];
  return painted.filter((_, at) => counts[at] === least).map((deck) => deck.id);
}

import { leastSeen, seen, type Seen } from '../../room/seen';
import { SET_UP, type DeckView, type SetUp } from '../../wire/messages';

/** One world an evening: the painted deck this browser has seen least; others only where there is none. */
export function decksToPlay(decks: DeckView[], games: Seen = seen()): string[] {
  const painted = decks.filter((deck) => deck.kind === 'painted');
  if (painted.length === 0) return decks.map((deck) => deck.id);
  const fresh = leastSeen(painted, games)[0] ?? painted[0]?.id;
  return fresh === undefined ? [] : [fresh];
}

/** What a new table plays unless somebody wishes otherwise: the server's own defaults. */
export function plainSetUp(decks: DeckView[], language: string): SetUp {
  return { ...(JSON.parse(JSON.stringify(SET_UP)) as SetUp), decks: decksToPlay(decks), language };
}

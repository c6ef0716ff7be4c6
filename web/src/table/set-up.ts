import type { DeckView, SetUp } from '../wire/messages';

/** All decks painted for the game; others only where there are none. */
export function decksToPlay(decks: DeckView[]): string[] {
  const painted = decks.filter((deck) => deck.kind === 'painted');
  return (painted.length > 0 ? painted : decks).map((deck) => deck.id);
}

/** What a new table plays unless somebody wishes otherwise: the server's own defaults. */
export function plainSetUp(decks: DeckView[], language: string): SetUp {
  return {
    game: 'classic',
    options: { target_score: 30, storyteller_turns: 1, team_card: 'own_and_partner' },
    decks: decksToPlay(decks),
    language,
    listed: false,
    manners: { timer: 'off', absent: 'wait' },
  };
}

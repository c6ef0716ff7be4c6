import { doors } from '../wire/http';
import type { DeckView } from '../wire/messages';

/** The decks a table may play, its own pictures among them; empty until they have come. */
export class Shelf {
  decks = $state.raw<DeckView[]>([]);

  constructor(table: string) {
    doors.decks(table).then(
      (decks) => (this.decks = decks),
      () => {}, // Then the server says itself whether the cards suffice.
    );
  }
}

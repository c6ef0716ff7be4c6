import { ownDoors } from '../own/doors';
import { withDecksOf } from '../table/set-up/set-up';
import { doors } from '../wire/http';
import type { DeckView, OwnDeckView, SetUp } from '../wire/messages';

/** The decks a table may play, its own pictures among them; empty until they have come. */
export class Shelf {
  decks = $state.raw<DeckView[]>([]);
  /** Nothing has come or changed since they came. */
  #sure = $state(false);
  readonly #table: string;
  #looks = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Look again: a deck has come or changed. The host sees own decks before they are played. */
  async refresh(host = false): Promise<void> {
    const look = ++this.#looks;
    this.#sure = false;
    try {
      const [decks, own] = await Promise.all([doors.decks(this.#table), this.#own(host)]);
      // A later look may have been answered before this one.
      if (look === this.#looks) [this.decks, this.#sure] = [withOwnDecks(decks, own), true];
    } catch {
      // Then the server says itself whether the cards suffice.
    }
  }

  /**
   * The server refuses all decks for one that is gone, and that one has no place here from which it
   * could be taken out. As long as nobody knows, all of them stay.
   */
  playable(set_up: SetUp): SetUp {
    return this.#sure && this.decks.length > 0 ? withDecksOf(set_up, this.decks) : set_up;
  }

  #own(host: boolean): Promise<OwnDeckView[]> {
    return host ? ownDoors.decks(this.#table).catch(() => []) : Promise.resolve([]);
  }
}

/** A table's decks, and those of its host that are not played yet. */
export function withOwnDecks(decks: DeckView[], own: OwnDeckView[]): DeckView[] {
  const known = new Set(decks.map((deck) => deck.id));
  const more = own
    .filter((deck) => !known.has(deck.id))
    .map((deck) => ({
      id: deck.id,
      kind: 'imported',
      title: { en: deck.title },
      about: {},
      cards: deck.cards.length,
      cover: deck.cards[0]?.thumbnail ?? '',
      told: deck.cards.some((card) => card.caption !== ''),
    }));
  return [...decks, ...more];
}

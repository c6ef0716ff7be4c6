import type { OwnCard } from '../wire/messages';

/** Saves these captions; false if that failed, and then somebody has been told. */
type Save = (captions: Record<string, string>) => Promise<boolean>;

/** The cards nobody has said a word about. */
export const wordless = (cards: OwnCard[]): OwnCard[] => cards.filter((one) => one.caption === '');

/**
 * The quick row: one wordless picture after the other. A word is saved while the next picture is
 * looked at; one that could not be saved goes again with the next.
 */
export class WordRow {
  /** Those that had no word when the row began: whoever steps back finds them again. */
  readonly cards: OwnCard[];
  at = $state(0);
  /** What is in the field. */
  word = $state('');
  readonly card = $derived.by(() => this.cards[this.at] ?? null);
  readonly #save: Save;
  #said: Record<string, string> = {};
  #unsaved: Record<string, string> = {};
  #saving = Promise.resolve(true);

  constructor(cards: OwnCard[], save: Save) {
    this.cards = wordless(cards);
    this.#save = save;
  }

  /** How many pictures have got a word. */
  get told(): number {
    return Object.values(this.#said).filter(Boolean).length;
  }

  /** To the next picture, or with -1 to the one before. An empty field says nothing: it is skipped. */
  step(by: 1 | -1): void {
    void this.keep();
    this.at = Math.max(0, this.at + by);
    this.word = (this.card && this.#said[this.card.card]) ?? '';
  }

  /** Saves what is in the field, and whatever else is unsaved; true when nothing is left. */
  keep(): Promise<boolean> {
    const [card, word] = [this.card?.card, this.word.trim()];
    if (card !== undefined && word !== (this.#said[card] ?? ''))
      this.#said[card] = this.#unsaved[card] = word;
    return (this.#saving = this.#saving.then(() => this.#send()));
  }

  async #send(): Promise<boolean> {
    const going = { ...this.#unsaved };
    if (Object.keys(going).length === 0) return true;
    if (!(await this.#save(going))) return false;
    for (const [card, word] of Object.entries(going))
      if (this.#unsaved[card] === word) delete this.#unsaved[card];
    return true;
  }
}

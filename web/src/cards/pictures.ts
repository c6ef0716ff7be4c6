import { doors, Refusal } from '../wire/http';
import type { PictureView } from '../wire/messages';

type Ask = (ids: string[], table?: string) => Promise<PictureView[]>;

/** The server answers at most so many at once. */
const MOST = 40;

/** Card ids to pictures: whatever is asked for within a moment goes in one request, once. */
export class Pictures {
  /** Own pictures are shown only at the table that plays them: `table` names it. */
  table: string | undefined = undefined;
  readonly #known = new Map<string, PictureView>();
  readonly #asked = new Map<string, Promise<PictureView>>();
  #wanted: string[] = [];
  #batch: Promise<void> | null = null;
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What is known already, without waiting. */
  known(card: string): PictureView | undefined {
    return this.#known.get(card);
  }

  /** Pictures that came with something else (a deck's list). */
  learn(pictures: PictureView[]): void {
    for (const one of pictures) this.#known.set(one.card, one);
  }

  /** The picture of a card; a failed look-up may be asked for again. */
  want(card: string): Promise<PictureView> {
    const known = this.#known.get(card);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(card);
    if (asked) return asked;
    this.#wanted.push(card);
    this.#batch ??= Promise.resolve().then(() => this.#fetch());
    const answer = this.#batch.then(() => {
      const found = this.#known.get(card);
      if (!found) throw new Refusal('no_such_card', `There is no picture for ${card}.`);
      return found;
    });
    this.#asked.set(card, answer);
    void answer.catch(() => {}).finally(() => this.#asked.delete(card));
    return answer;
  }

  /** Have the pictures of these cards ready before they are shown. */
  prepare(cards: string[]): void {
    for (const card of cards) void this.want(card).catch(() => {});
  }

  async #fetch(): Promise<void> {
    const wanted = this.#wanted;
    this.#wanted = [];
    this.#batch = null;
    const lots = [];
    for (let i = 0; i < wanted.length; i += MOST) lots.push(wanted.slice(i, i + MOST));
    await Promise.all(lots.map((ids) => this.#ask(ids, this.table).then((got) => this.learn(got))));
  }
}

export const pictures = new Pictures((ids, table) => doors.cards(ids, table));

/** The tiny preview as an address: decks write it with or without the data: head. */
export function tinyAddress(tiny: string): string {
  if (tiny === '') return '';
  return tiny.startsWith('data:') ? tiny : `data:image/webp;base64,${tiny}`;
}

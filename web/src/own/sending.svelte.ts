import { codeOf } from '../wire/http';
import type { OwnDeckView, OwnPictureAdded } from '../wire/messages';
import { upload, type Upload } from './doors';
import { InTurn } from './in-turn.svelte';

/** A picture on its way. `share`: how much of it has been sent; 1 while the server reads it. */
export interface Going {
  id: number;
  name: string;
  share: number;
  /** Why it did not become a card; empty while it may still. */
  code: string;
}

/** The server has much to do: the same picture is sent again a little later. */
const LATER = new Set(['own_busy', 'too_fast']);
const TRIES = 6;

type Send = (to: Upload, file: Blob, onshare: (share: number) => void) => Promise<OwnPictureAdded>;

/** Pictures are sent one after the other; a bad one is kept with the reason, the next one goes on. */
export class Sending {
  going = $state<Going[]>([]);
  total = $state(0);
  readonly left = $derived(this.going.filter((one) => one.code === '').length);
  readonly busy = $derived(this.left > 0);
  #next = 0;
  readonly #turn = new InTurn();
  readonly #send: Send;
  readonly #pause: () => Promise<void>;

  constructor(
    send: Send = upload,
    pause = () => new Promise<void>((done) => setTimeout(done, 3000)),
  ) {
    this.#send = send;
    this.#pause = pause;
  }

  /** `onadded` hears of every new card; the answer is the deck they went to. */
  async send(
    files: File[],
    to: Upload,
    largest: number,
    onadded: (added: OwnPictureAdded) => void,
  ): Promise<string | null> {
    const rows = files.map((file) => ({ id: this.#next++, name: file.name, share: 0, code: '' }));
    if (!this.busy) this.total = 0;
    this.total += rows.length;
    this.going.push(...rows);
    return this.#turn.run(async () => {
      let deck = to.deck;
      for (const [at, file] of files.entries()) {
        const row = this.going.find((one) => one.id === rows[at]!.id);
        if (!row) continue;
        const added = await this.#one(row, file, { ...to, deck }, largest);
        if (!added) continue;
        deck = added.deck.id;
        onadded(added);
        this.forget(row.id);
      }
      return deck;
    });
  }

  forget(id: number): void {
    this.going = this.going.filter((one) => one.id !== id);
  }

  async #one(row: Going, file: File, to: Upload, largest: number): Promise<OwnPictureAdded | null> {
    if (file.size > largest) {
      row.code = 'picture_too_large';
      return null;
    }
    for (let tries = 1; ; tries++) {
      try {
        return await this.#send(to, file, (share) => (row.share = share));
      } catch (error) {
        const code = codeOf(error);
        if (LATER.has(code) && tries < TRIES) await this.#pause();
        else {
          row.code = code;
          return null;
        }
      }
    }
  }
}

/** The same decks with one of them new or changed. */
export function withOwn(decks: OwnDeckView[], deck: OwnDeckView): OwnDeckView[] {
  return decks.some((one) => one.id === deck.id)
    ? decks.map((one) => (one.id === deck.id ? deck : one))
    : [...decks, deck];
}

import { SvelteMap } from 'svelte/reactivity';
import { doors } from '../wire/http';
import type { CardView } from '../wire/messages';
import { spoken } from '../words/language.svelte';
import { Again, mayCome } from './again.svelte';
import { pictures } from './pictures';

type Told = Pick<CardView, 'card' | 'description'>;
type Ask = (ids: string[], language: string) => Promise<Told[]>;

/** The server answers at most so many at once. */
const MOST = 40;
/** Pictures come first; words for them are wanted a moment later. */
const SOON = 250;

/** What can be seen on cards, in the player's language: fetched together, once. */
export class Descriptions {
  readonly #known = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();
  readonly #ask: Ask;
  readonly #again = new Again(() => void this.#fetch());
  #wanted: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Empty until it is known, and where there is none. */
  of(card: string, language = spoken.language): string {
    return this.#known.get(`${language}:${card}`) ?? '';
  }
  /** The first sentence: who goes through six cards by ear hears the rest only where it is asked for. */
  brief(card: string, language = spoken.language): string {
    return firstSentence(this.of(card, language));
  }
  isKnown(card: string, language = spoken.language): boolean {
    return this.#known.has(`${language}:${card}`);
  }

  want(card: string, language = spoken.language): void {
    const key = `${language}:${card}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#wanted.push(key);
    this.#timer ??= setTimeout(() => void this.#fetch(), SOON);
  }

  async #fetch(): Promise<void> {
    const wanted = this.#wanted;
    [this.#wanted, this.#timer] = [[], undefined];
    for (const language of new Set(wanted.map(languageOf))) {
      const cards = wanted.filter((key) => languageOf(key) === language).map(cardOf);
      for (let i = 0; i < cards.length; i += MOST)
        await this.#learn(cards.slice(i, i + MOST), language);
    }
  }

  async #learn(cards: string[], language: string): Promise<void> {
    const keys = cards.map((card) => `${language}:${card}`);
    try {
      const told = await this.#ask(cards, language);
      if (this.#wanted.length === 0) this.#again.anew();
      for (const one of cards) {
        // What the answer leaves out has no words.
        const words = told.find(({ card }) => card === one)?.description ?? '';
        this.#known.set(`${language}:${one}`, words);
      }
    } catch (error) {
      if (mayCome(error)) {
        this.#wanted.push(...keys);
        this.#again.later();
      } else {
        // Asked for again when the card is shown again.
        for (const key of keys) this.#asked.delete(key);
      }
    }
  }
}

/** Up to the first end of a sentence, with the quotation marks that close it. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?…]+[”“’»)]*(?=\s|$)/su.exec(text)?.[0] ?? text;

const languageOf = (key: string): string => key.slice(0, key.indexOf(':'));
const cardOf = (key: string): string => key.slice(key.indexOf(':') + 1);

export const descriptions = new Descriptions((ids, language) =>
  doors.descriptions(ids, language, pictures.table),
);

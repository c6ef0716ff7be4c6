import type { FluentBundle } from '@fluent/bundle';
import { keep, kept } from '../device/keeping';
import { choose } from './choose';
import { bundle } from './bundle';

const KEY = 'reverie-language';
/** English made longer, to see what does not fit; in no list, for tests. */
const PSEUDO = 'en-XA';
const english = import.meta.glob<string>('./en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(['./*/*.ftl', '!./en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

const languageOf = (path: string) => path.split('/')[1] ?? '';

/** Every language there are words for, English first. */
export const LANGUAGES: string[] = ['en', ...new Set(Object.keys(others).map(languageOf))];

/** What a language calls itself. */
export const OWN_NAMES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  da: 'Dansk',
  fi: 'Suomi',
  it: 'Italiano',
  is: 'Íslenska',
};

export class Spoken {
  readonly #others: typeof others;
  /** Grows with every wish: of several only the last is heard, however late its words come. */
  #wishes = 0;
  #english = bundle('en', Object.values(english));
  #language = $state('en');
  #bundles = $state.raw<FluentBundle[]>([this.#english]);

  /** Two letters: also for the words on cards (`doors.card(id, spoken.language)`). */
  get language(): string {
    return this.#language;
  }
  /** The game that is being looked at: some languages have other words in one of them. */
  game = $state('');
  /** English stands behind every other language. */
  get bundles(): FluentBundle[] {
    return this.#bundles;
  }

  constructor(words = others) {
    this.#others = words;
  }

  /** Whatever does not come: English is here already. */
  async start(): Promise<void> {
    // Another tab of this browser has chosen: one person reads one language.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue !== null) void this.speak(newValue).catch(() => {});
    });
    await this.speak(choose([kept(KEY), ...navigator.languages], LANGUAGES)).catch(() => {});
  }

  /** Kept once it can be spoken. Throws where its words do not come. */
  async choose(language: string): Promise<void> {
    if (await this.speak(language)) keep(KEY, language);
  }

  /** False: there are no words for it, or something else was wished meanwhile. */
  async speak(language: string): Promise<boolean> {
    const wish = ++this.#wishes;
    if (language === PSEUDO) return this.#pretend();
    const files = Object.entries(this.#others).filter(([path]) => languageOf(path) === language);
    const texts = await Promise.all(files.map(([, load]) => load()));
    if (wish !== this.#wishes || (language !== 'en' && texts.length === 0)) return false;
    this.#bundles = language === 'en' ? [this.#english] : [bundle(language, texts), this.#english];
    this.#language = language;
    document.documentElement.lang = language;
    return true;
  }

  async #pretend(): Promise<boolean> {
    const { longer } = await import('./pseudo');
    this.#bundles = [bundle('en', Object.values(english), longer)];
    document.documentElement.lang = PSEUDO;
    return true;
  }
}

export const spoken = new Spoken();

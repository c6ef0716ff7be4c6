import { codeOf } from '../wire/http';

const FIRST = 1000;
const LONGEST = 60_000;

/** Refusals that pass by themselves; any other would be the same next time. */
const PASSING = new Set(['unreachable', 'closing', 'too_fast']);

/** Is it worth asking for it again? */
export const mayCome = (error: unknown): boolean => PASSING.has(codeOf(error));

/**
 * What has not come is asked for again, ever later and for as long as it is wanted: at once when the
 * network is back, or whoever looked away. While nobody looks nobody is asked.
 */
export class Again {
  tries = $state(0);
  /** It did not come, and has not come since. */
  failed = $state(false);
  #pause = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: () => void;

  /** `ask` does it; whoever reads `tries` needs none. */
  constructor(ask: () => void = () => {}) {
    this.#ask = ask;
  }

  later = (): void => {
    this.#stop();
    this.failed = true;
    this.#timer = setTimeout(this.#due, this.#pause);
    window.addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.#seen);
  };

  /** There is a reason to hope: at once, and soon again. Nothing where nothing is waited for. */
  now = (): void => {
    if (this.#timer === undefined) return;
    this.#pause = FIRST;
    this.#try();
  };

  /** It has come, something else is wanted now, or nothing any more. */
  anew(): void {
    this.#stop();
    this.#pause = FIRST;
    this.tries = 0;
    this.failed = false;
  }

  #due = (): void => {
    if (document.visibilityState !== 'hidden') this.#try();
  };
  #seen = (): void => {
    if (document.visibilityState !== 'hidden') this.now();
  };

  #try(): void {
    this.#stop();
    this.#pause = Math.min(LONGEST, this.#pause * 2);
    this.tries += 1;
    this.#ask();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    window.removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.#seen);
  }
}

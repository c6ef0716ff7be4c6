const FIRST = 1000;
const MOST = 7;

/** What has not come is asked for again: a few times, and ever later. */
export class Again {
  tries = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  later = (): void => {
    clearTimeout(this.#timer);
    if (this.tries >= MOST) return;
    this.#timer = setTimeout(() => (this.tries += 1), FIRST * 2 ** this.tries);
  };

  /** Something else is wanted now, or nothing any more. */
  anew(): void {
    clearTimeout(this.#timer);
    this.tries = 0;
  }
}

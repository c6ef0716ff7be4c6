const ASLEEP = 20 * 60_000;

/** Nothing has happened for a long while: the board goes to sleep until something does. */
export class Quiet {
  asleep = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened, or somebody has pressed a key. */
  stir(): void {
    this.asleep = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.asleep = true), ASLEEP);
  }

  /** In an `$effect`. */
  watch(): () => void {
    return () => clearTimeout(this.#timer);
  }
}

/** Until the table shows what was granted; and nobody asks for more than so much at once. */
const SETTLES = 300;

/** Of several quick wishes the last one counts: one is on its way, and after it the latest. */
export class LastWish {
  /** What is wished for and does not show yet. */
  now = $state<string | null>(null);
  #asking = false;
  readonly #ask: (wish: string) => Promise<unknown>;

  constructor(ask: (wish: string) => Promise<unknown>) {
    this.#ask = ask;
  }

  async wish(wish: string): Promise<void> {
    this.now = wish;
    if (this.#asking) return;
    this.#asking = true;
    let asked = '';
    while (this.now !== null && this.now !== asked) {
      asked = this.now;
      await this.#ask(asked);
      await new Promise((go) => setTimeout(go, SETTLES));
    }
    this.#asking = false;
    this.now = null;
  }
}

/** One deed after the other: what is wanted meanwhile waits for its turn and is not lost. */
export class InTurn {
  busy = $state(false);
  #last: Promise<unknown> = Promise.resolve();

  /** `deed` does not throw. */
  async run<T>(deed: () => Promise<T>): Promise<T> {
    this.busy = true;
    const mine = this.#last.then(deed);
    this.#last = mine;
    const done = await mine;
    if (this.#last === mine) this.busy = false;
    return done;
  }
}

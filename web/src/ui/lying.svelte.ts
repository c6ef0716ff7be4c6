import { untrack } from 'svelte';

/** Everything that lies over the page, the topmost last: what is below it cannot be pressed. */
class Lying {
  #all = $state.raw<string[]>([]);

  /** Until the answer is called. */
  lay(id: string): () => void {
    this.#all = [...untrack(() => this.#all), id];
    return () => (this.#all = untrack(() => this.#all).filter((one) => one !== id));
  }
  /** Nothing named: is it the page itself? */
  isTop(id?: string): boolean {
    return this.#all.at(-1) === id;
  }
}

export const lying = new Lying();

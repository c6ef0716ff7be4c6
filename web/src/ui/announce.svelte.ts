import { tick } from 'svelte';

/** Words for ears (a live region), and toasts for eyes and ears. */

export interface Toast {
  id: number;
  text: string;
  /** Something went wrong: stays longer, spoken at once. */
  bad: boolean;
}

export interface Spoken {
  id: number;
  text: string;
  now: boolean;
  /** Which region says it: the topmost one of its moment. */
  region: number;
}

const SHORT = 4000;
const LONG = 8000;
/** Said and heard: whoever reads the page to its end does not find it there again. */
const GONE = 10_000;

class Voice {
  /** Every sentence is a line of its own: two at once are both heard, none is read again. */
  said = $state.raw<Spoken[]>([]);
  toasts = $state<Toast[]>([]);
  #regions: number[] = [];
  #next = 1;

  /** A place that is heard. Whatever lies under a modal dialog is not: the last one opened speaks. */
  open(): number {
    const region = this.#next++;
    this.#regions.push(region);
    return region;
  }
  close(region: number): void {
    this.#regions = this.#regions.filter((one) => one !== region);
    this.said = this.said.filter((one) => one.region !== region);
  }

  /** Spoken, not shown; `now` interrupts. */
  announce(text: string, now = false): void {
    if (text === '') return;
    const id = this.#next++;
    // A dialog that is closing has closed by then: it would take its words along.
    void tick().then(() => {
      this.said = [...this.said, { id, text, now, region: this.#regions.at(-1) ?? 0 }];
    });
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), GONE);
  }

  toast(text: string, { bad = false } = {}): void {
    const id = this.#next++;
    this.toasts = [...this.toasts.filter((one) => one.text !== text), { id, text, bad }].slice(-3);
    this.announce(text, bad);
    setTimeout(() => this.dismiss(id), bad ? LONG : SHORT);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((one) => one.id !== id);
  }
}

export const voice = new Voice();
export const announce = (text: string, now = false) => voice.announce(text, now);
export const toast = (text: string, how?: { bad?: boolean }) => voice.toast(text, how);

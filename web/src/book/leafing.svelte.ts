/** Where a book lies open. Leaves are counted from 0. */
export class Leafing {
  at = $state(0);
  /** The way it was turned last: pages come from that side. */
  way = $state<1 | -1>(1);
  readonly #count: () => number;

  constructor(count: () => number, at = 0) {
    this.#count = count;
    this.at = Math.min(this.last, Math.max(0, at));
  }

  get last(): number {
    return Math.max(0, this.#count() - 1);
  }
  has(by: number): boolean {
    return this.at + by >= 0 && this.at + by <= this.last;
  }
  to(leaf: number): boolean {
    const next = Math.min(this.last, Math.max(0, leaf));
    if (next === this.at) return false;
    this.way = next > this.at ? 1 : -1;
    this.at = next;
    return true;
  }
  by(by: number): boolean {
    return this.has(by) && this.to(this.at + by);
  }

  /** By keys, and by the arrows of a remote control; true if the key was one of them. */
  key(key: string): boolean {
    const turns: Record<string, () => boolean> = {
      ArrowRight: () => this.by(1),
      PageDown: () => this.by(1),
      ArrowLeft: () => this.by(-1),
      PageUp: () => this.by(-1),
      Home: () => this.to(0),
      End: () => this.to(this.last),
    };
    const turn = turns[key];
    turn?.();
    return turn !== undefined;
  }
}

/** A finger that goes so far (px), and more across than down, turns the page. */
const FAR = 48;

/** -1, 0 or 1: what a finger that went so far wants. */
export function swiped(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR || Math.abs(across) < 1.5 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

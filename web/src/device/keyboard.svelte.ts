/** A phone's keyboard takes half the window: what is written must stay in what is left. */

/** So much less than the whole window is a keyboard, and not a toolbar that came or went. */
const LESS = 0.78;
const LANDS = 300;

export function isKeyboard(seen: number, whole: number, writing: boolean): boolean {
  return writing && whole > 0 && seen < whole * LESS;
}

export class Keyboard {
  #writing = $state(false);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #seen = $state(0);
  #top = $state(0);
  #whole = $state(0);
  #width = 0;

  readonly open = $derived(isKeyboard(this.#seen, this.#whole, this.#writing));

  /** The part of the window one can see, in pixels. */
  get height(): number {
    return this.#seen;
  }
  get top(): number {
    return this.#top;
  }

  /** A field of this page is being written in. */
  enter = (): void => {
    clearTimeout(this.#leaving);
    this.#writing = true;
  };
  /** A tap on a button takes the focus first: nothing may move before the tap has landed. */
  leave = (): void => {
    this.#leaving = setTimeout(() => (this.#writing = false), LANDS);
  };

  /** Call in an effect; returns how to stop. */
  watch(): () => void {
    const seen = window.visualViewport;
    const look = () => this.#look(seen);
    look();
    seen?.addEventListener('resize', look);
    seen?.addEventListener('scroll', look);
    window.addEventListener('resize', look);
    return () => {
      seen?.removeEventListener('resize', look);
      seen?.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }

  #look(seen: VisualViewport | null): void {
    // Turned on its side, the window is another one.
    if (window.innerWidth !== this.#width) this.#whole = 0;
    this.#width = window.innerWidth;
    this.#whole = Math.max(this.#whole, window.innerHeight);
    // Pinched, the visual viewport is small as well, and means no keyboard.
    this.#seen = seen && seen.scale < 1.05 ? seen.height : window.innerHeight;
    this.#top = seen?.offsetTop ?? 0;
  }
}

interface Around {
  /** The card's width on the screen. */
  size: () => number;
  step: (by: number) => void;
  has: (by: number) => boolean;
}

const MOST = 3.2;
const DOUBLE = 2.2;
const TAP = 300;
const FAR = 10;

/** What fingers do to one card: swipe to the next, pinch or double-tap to come nearer, drag about. */
export class Hands {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Fingers are on it: it follows at once. */
  held = $state(false);

  #around: Around;
  #points = new Map<number, { x: number; y: number }>();
  #apart = 0;
  /** Two fingers were on it: whichever is lifted last has not swiped. */
  #pinched = false;
  #start = { x: 0, y: 0, time: 0 };
  #tapped = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  /** As it lay. */
  rest(): void {
    this.x = this.y = 0;
    this.scale = 1;
    this.held = false;
    this.#points.clear();
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.held = true;
    this.#pinched = this.#points.size > 1;
    if (!this.#pinched) {
      this.#start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    }
    this.#apart = this.#distance();
  };

  move = (event: PointerEvent): void => {
    const before = this.#points.get(event.pointerId);
    if (!before) return;
    this.#points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#points.size === 2) {
      const apart = this.#distance();
      if (this.#apart > 0) this.#come(this.scale * (apart / this.#apart));
      this.#apart = apart;
    } else if (this.scale > 1) {
      this.#place(this.x + event.clientX - before.x, this.y + event.clientY - before.y);
    } else if (!this.#pinched) {
      this.x = event.clientX - this.#start.x;
    }
  };

  up = (event: PointerEvent): void => {
    if (!this.#points.delete(event.pointerId) || this.#points.size > 0) return;
    this.held = false;
    const across = event.clientX - this.#start.x;
    const along = event.clientY - this.#start.y;
    if (event.type === 'pointercancel' || this.#pinched) this.#settle();
    else if (Math.hypot(across, along) < FAR) this.#tap(event.timeStamp);
    else if (this.scale === 1) this.#swipe(across, event.timeStamp - this.#start.time);
    else this.#settle();
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#come(this.scale * Math.exp(-event.deltaY / 200));
  };

  #distance(): number {
    const [one, two] = [...this.#points.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  #come(scale: number): void {
    this.scale = Math.min(MOST, Math.max(1, scale));
    this.#place(this.x, this.y);
  }

  /** Drawn about, but never out of sight. */
  #place(x: number, y: number): void {
    const wide = (this.#around.size() * (this.scale - 1)) / 2;
    this.x = Math.min(wide, Math.max(-wide, x));
    this.y = Math.min(wide * 1.5, Math.max(-wide * 1.5, y));
  }

  #tap(now: number): void {
    this.x = this.scale > 1 ? this.x : 0;
    if (now - this.#tapped > TAP) {
      this.#tapped = now;
      return;
    }
    this.#tapped = 0;
    if (this.scale > 1) this.rest();
    else this.#come(DOUBLE);
  }

  #swipe(across: number, time: number): void {
    const by = across < 0 ? 1 : -1;
    const fast = Math.abs(across) / Math.max(1, time) > 0.5;
    if ((Math.abs(across) > this.#around.size() / 4 || fast) && this.#around.has(by)) {
      this.#around.step(by);
    }
    this.rest();
  }

  #settle(): void {
    if (this.scale < 1.05) this.rest();
  }
}

/** Words for ears (a live region), and toasts for eyes and ears. */

export interface Toast {
  id: number;
  text: string;
  /** Something went wrong: stays longer, spoken at once. */
  bad: boolean;
}

const SHORT = 4000;
const LONG = 8000;

class Voice {
  polite = $state('');
  assertive = $state('');
  toasts = $state<Toast[]>([]);
  #next = 1;

  /** Spoken, not shown. The same words twice are spoken twice. */
  announce(text: string, now = false): void {
    const said = now ? this.assertive : this.polite;
    const words = said === text ? `${text}\u00a0` : text;
    if (now) this.assertive = words;
    else this.polite = words;
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

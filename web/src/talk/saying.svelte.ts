import type { AtTable } from '../table/at/table.svelte';
import type { Say } from '../wire/messages';
import { problem } from '../words/fluent';

const KEY = (memory: string, kind: Say['kind']) => `reverie-say-${memory}-${kind}`;

/**
 * What one seat types and has not said: it survives a closed sheet, and a reload of this tab. Once
 * it was said it is gone, even if the sheet was closed before the answer came.
 */
export class Saying {
  busy = $state(false);
  /** Why it was refused. */
  wrong = $state('');
  #text = $state('');
  readonly #at: Pick<AtTable, 'memory' | 'tell'>;
  readonly #kind: Say['kind'];

  constructor(at: Pick<AtTable, 'memory' | 'tell'>, kind: Say['kind']) {
    [this.#at, this.#kind] = [at, kind];
    this.#text = load(KEY(at.memory, kind));
  }

  get text(): string {
    return this.#text;
  }
  set text(typed: string) {
    [this.#text, this.wrong] = [typed, ''];
    keep(KEY(this.#at.memory, this.#kind), typed);
  }

  /** True if it was heard; a refusal stands in `wrong`. */
  async say(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const said = this.text;
    const answer = await this.#at.tell(said.trim(), this.#kind);
    this.busy = false;
    if (answer.kind === 'rejected') {
      this.wrong = problem(answer.code);
      return false;
    }
    // What was typed on while the answer was on its way stays.
    if (this.text === said) this.text = '';
    return true;
  }
}

function load(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Not kept; nothing else depends on it.
  }
}

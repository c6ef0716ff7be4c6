import { evenings, type Remembered } from '../table/telling/history';
import { told, type Told } from '../table/telling/findings';
import { codeOf, doors } from '../wire/http';
import type { Findings, History } from '../wire/messages';

/** What the evening showed: fetched with the turns it comes from, told in the reader's language. */
export class Showed {
  /** Why there is nothing to show. */
  wrong = $state('');
  #history = $state.raw<History | null>(null);
  #findings = $state.raw<Findings | null>(null);
  readonly #table: string;
  readonly #evenings = $derived(this.#history && evenings(this.#history));

  /** From so many turns; null until it has come. */
  readonly turns = $derived(this.#findings?.turns ?? null);
  readonly findings: Told[] = $derived.by(() => {
    const who = this.#evenings?.[0]?.turns[0]?.who;
    return who && this.#findings ? this.#findings.findings.map((one) => told(one, who)) : [];
  });

  constructor(table: string) {
    this.#table = table;
  }

  /** The turns of a game, in the order they were told. */
  turnsOf(game: number): Remembered[] {
    return this.#evenings?.find((one) => one.game === game)?.turns ?? [];
  }

  async fetch(): Promise<void> {
    this.wrong = '';
    try {
      [this.#history, this.#findings] = await Promise.all([
        doors.history(this.#table),
        doors.findings(this.#table),
      ]);
    } catch (error) {
      this.wrong = codeOf(error);
    }
  }
}

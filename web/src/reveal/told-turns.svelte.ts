import { evenings, type Evening } from '../table/telling/history';
import { codeOf, doors } from '../wire/http';

/** The finished turns of a table, fetched when somebody wants to look back. */
export class ToldTurns {
  evenings = $state.raw<Evening[] | null>(null);
  /** Why there are none to show. */
  wrong = $state('');
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  async fetch(): Promise<void> {
    this.wrong = '';
    try {
      this.evenings = evenings(await doors.history(this.#table));
    } catch (error) {
      this.wrong = codeOf(error);
    }
  }
}

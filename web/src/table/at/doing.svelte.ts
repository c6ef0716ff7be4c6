import type { Answer } from '../../connection/socket';
import { toast } from '../../ui/announce.svelte';
import { stayNear } from '../../ui/focus';
import { problem } from '../../words/fluent';

/** Refusals that the table itself explains, in kinder words. */
const EXPLAINED = new Set(['somebody_was_faster']);

/** The second half of a double click must not undo what the first has done. */
const SETTLES = 500;

/** One deed at a time: the button is busy until the server has answered. */
export class OneDeed {
  busy = $state(false);
  readonly #settles: number;

  /** `settles` 0 where a second tap means a second time, as with rabbits added to a table. */
  constructor(settles = SETTLES) {
    this.#settles = settles;
  }

  /** Do it unless something is being done; true if it was accepted. A refusal is shown. */
  async run(deed: () => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const near = stayNear();
    const answer = await deed();
    if (answer.kind === 'accepted') {
      setTimeout(() => {
        this.busy = false;
        near();
      }, this.#settles);
      return true;
    }
    this.busy = false;
    if (!EXPLAINED.has(answer.code)) toast(problem(answer.code), { bad: true });
    return false;
  }
}

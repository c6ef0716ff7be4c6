import type { Answer } from '../connection/socket';
import { toast } from '../ui/announce.svelte';
import { problem } from '../words/fluent';

/** Refusals that the table itself explains, in kinder words. */
const EXPLAINED = new Set(['somebody_was_faster']);

/** One deed at a time: the button is busy until the server has answered. */
export class OneDeed {
  busy = $state(false);

  /** Do it unless something is being done; true if it was accepted. A refusal is shown. */
  async run(deed: () => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const answer = await deed();
      if (answer.kind === 'rejected' && !EXPLAINED.has(answer.code)) {
        toast(problem(answer.code), { bad: true });
      }
      return answer.kind === 'accepted';
    } finally {
      this.busy = false;
    }
  }
}

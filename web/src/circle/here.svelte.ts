import { circleOf, forgetCircle, keepCircle, keyTo } from '../room/my-circles';
import { rememberTable } from '../room/my-tables';
import { joined } from '../table/people/who';
import { codeOf, doors, KNOCK_AGAIN, Refusal } from '../wire/http';
import type { CircleView, MemberView } from '../wire/messages';
import { spoken } from '../words/language.svelte';

/** A circle as this device's member sees it; it looks again by itself, for a table may be opened. */
export class CircleHere {
  view = $state.raw<CircleView | null>(null);
  /** Why there is nothing to see. */
  wrong = $state('');
  key = $state('');
  readonly me: MemberView | null = $derived(
    this.view?.people.find(({ id }) => id === this.view?.me) ?? null,
  );
  readonly id: string;
  #left = false;

  constructor(key: string) {
    this.key = key;
    this.id = circleOf(key) ?? '';
  }

  async look(): Promise<void> {
    const key = this.key;
    // What was asked before a new key came, or before one left, says nothing of now.
    const isLate = () => this.#left || key !== this.key;
    try {
      const view = await doors.circle(key);
      if (isLate()) return;
      this.saw(view);
      this.wrong = '';
    } catch (error) {
      if (isLate()) return;
      // What has been seen stays in sight while the network is gone.
      const gone = codeOf(error) === 'no_such_circle';
      if (this.view === null || gone) this.wrong = codeOf(error);
      // A key that opens nothing is not kept.
      if (gone && keyTo(this.id) === key) forgetCircle(this.id);
    }
  }

  saw(view: CircleView): void {
    this.view = view;
    keepCircle(this.key, joined(view.people.map(({ name }) => name)));
  }

  /** Until the answer is called. */
  keepLooking(): () => void {
    void this.look();
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, KNOCK_AGAIN);
    return () => clearInterval(looking);
  }

  /** The next table, or the one that is open: with this member in a chair. Throws `Refusal`. */
  async sitDown(): Promise<string> {
    const { table, seated } = await doors.openNext(this.key);
    if (!seated && this.me) await this.#take(table, this.me);
    return table;
  }

  async #take(table: string, { name, colour }: MemberView): Promise<void> {
    try {
      const { code } = await this.#seat(table, name, colour);
      rememberTable(table, code, name);
    } catch (error) {
      // They sit there already on another device, or somebody has the name: the table will tell.
      if (codeOf(error) !== 'name_taken') throw error;
    }
  }

  async #seat(table: string, name: string, colour: string) {
    try {
      return await doors.takeSeat(table, { name, colour });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'colour_taken') {
        return doors.takeSeat(table, { name });
      }
      throw error;
    }
  }

  /** Called so, in this coat, at the next tables. Throws `Refusal`. */
  async change(name: string, colour: string): Promise<void> {
    this.saw(await doors.changeMember({ key: this.key, name, colour, language: spoken.language }));
  }

  async renew(): Promise<void> {
    const { key } = await doors.renewKey(this.key);
    this.key = key;
    this.wrong = '';
    keepCircle(key);
  }

  async leave(): Promise<void> {
    await doors.leaveCircle(this.key);
    this.#left = true;
    forgetCircle(this.id);
  }
}

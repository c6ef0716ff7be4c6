import type { Answer, Do } from '../connection/socket';
import { AtTable } from '../table/at/table.svelte';
import type { TableView } from '../wire/messages';
import { ALL } from '../table/people/people';
import { heardBy } from '../table/talk/lines';
import { forAll } from './for-all';
import { keepPass } from '../room/passed';

/** All of us at one phone as if we were one: sees what all may see, and does things together. */
export class Everyone extends AtTable {
  readonly #seats: () => AtTable[];
  /** We are getting up one after the other: nobody who is still there is looked after. */
  leaving = $state(false);

  constructor(id: string, seats: () => AtTable[]) {
    super(id, { seat: ALL });
    this.#seats = seats;
  }

  see(view: TableView, ours: number[]): void {
    this.previous = this.view;
    this.view = forAll(view, ours);
    this.you = ALL;
    this.state = 'live';
  }

  /** What is said is for all ears; whom one of us has hidden the others do not read to them. */
  hear({ talk, before }: Pick<AtTable, 'talk' | 'before'>): void {
    const hidden = this.#seats().flatMap(({ hearing }) => hearing.hidden);
    this.talk = heardBy(talk, hidden);
    this.before = before;
  }

  override async say(what: Do): Promise<Answer> {
    if (what.do === 'be_ready') return this.#each((one) => one.myMove, what);
    if (what.do === 'leave_table') return this.#getUp(what);
    const seats = this.#seats();
    const speaker = seats.find((one) => one.isHost) ?? seats[0];
    return speaker ? speaker.say(what) : NOBODY;
  }

  override again(): void {
    this.#seats().forEach((one) => one.again());
  }

  async #getUp(what: Do): Promise<Answer> {
    this.leaving = true;
    const answer = await this.#each(() => true, what);
    this.leaving = answer.kind === 'accepted';
    if (this.leaving) keepPass(this.id, []);
    return answer;
  }

  /** One after the other; the first refusal is the answer. */
  async #each(who: (one: AtTable) => boolean, what: Do): Promise<Answer> {
    let answer: Answer = NOBODY;
    for (const one of this.#seats().filter(who)) {
      answer = await one.say(what);
      if (answer.kind === 'rejected') return answer;
    }
    return answer;
  }
}

const NOBODY: Answer = { kind: 'rejected', id: '', code: 'not_seated' };

import { untrack } from 'svelte';
import { AtTable } from '../table/at/table.svelte';
import { watchOver } from '../table/at/vigil';
import { asking } from '../wire/http';
import { Everyone } from './everyone.svelte';
import { keepPass } from '../room/passed';
import { agree, lies, type Lies } from './order';

/** These end the evening for everybody, whoever hears it. */
const FOR_ALL = new Set(['no_such_table', 'client_too_old']);

/** One of us: a seat whose key this device holds beside others. */
class Sitting extends AtTable {
  readonly seat: number;
  #endVigil = () => {};

  constructor(id: string, seat: number) {
    super(id, { seat });
    this.seat = seat;
  }
  override start(): void {
    super.start();
    // Whoever does not have the phone says nothing: their connection may be dead without knowing.
    this.#endVigil = watchOver(this);
  }
  override end(): void {
    this.#endVigil();
    super.end();
  }
  get isGone(): boolean {
    if (this.state === 'gone') return !FOR_ALL.has(this.code);
    return this.view !== null && this.view.you === null;
  }
}

/** The people at one phone: a connection each, and whose eyes may see the screen. */
export class Round {
  readonly id: string;
  seats = $state.raw<Sitting[]>([]);
  readonly everyone: Everyone;
  /** Whose cover has been lifted; nobody's after a reload. */
  holder = $state<number | null>(null);
  last = $state<number | null>(null);
  #before: Lies | null = null;

  readonly ours: number[] = $derived(this.seats.map(({ seat }) => seat));
  /** Those who have moved to a phone of their own, or were asked to get up. */
  readonly gone: Sitting[] = $derived(this.seats.filter((one) => one.isGone));
  readonly #present: Sitting[] = $derived(this.seats.filter((one) => !one.isGone));
  readonly wrong: string = $derived(
    this.seats.map(({ code }) => code).find((code) => FOR_ALL.has(code)) ?? '',
  );
  readonly #first = $derived(this.#present.find(({ view }) => view !== null) ?? null);

  /** Stays as it is while the views of one moment are still coming in. */
  readonly lying: Lies | null = $derived.by(() => {
    const view = this.#first?.view;
    if (!view || !agree(this.#present.map((one) => one.view))) return this.#before;
    const awaited = this.#present.filter((one) => one.myMove).map(({ seat }) => seat);
    const { ours, last, holder } = this;
    return (this.#before = lies({ view, ours, awaited, last, holder }));
  });

  constructor(id: string, seats: number[]) {
    this.id = id;
    this.seats = seats.map((seat) => new Sitting(id, seat));
    this.everyone = new Everyone(id, () => this.seats);
  }

  start(): void {
    this.seats.forEach((one) => one.start());
  }
  end(): void {
    this.seats.forEach((one) => one.end());
    asking.delete(this.id);
  }

  of(seat: number): AtTable {
    return this.seats.find((one) => one.seat === seat) ?? this.everyone;
  }

  /** In an `$effect`: what all may see follows what the first of us sees. */
  follow(): void {
    const [view, ours] = [this.#first?.view, this.ours];
    if (view) untrack(() => this.everyone.see(view, ours));
  }
  /** The same for what is said. */
  overhear(): void {
    if (this.#first) this.everyone.hear(this.#first);
  }

  lift(seat: number): void {
    this.holder = this.last = seat;
    asking.set(this.id, seat);
  }
  cover = (): void => {
    // Where all look on somebody may be asking for themselves just now.
    if (this.holder === null) return;
    this.holder = null;
    asking.delete(this.id);
  };

  /** Go on without those who are gone; false if there is nobody left to pass the phone to. */
  drop(): boolean {
    const gone = this.gone;
    gone.forEach((one) => one.end());
    this.seats = this.seats.filter((one) => !gone.includes(one));
    keepPass(this.id, this.ours);
    return this.seats.length > 1;
  }
}

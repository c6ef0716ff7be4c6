import { Connection, type Answer, type As, type Do, type State } from '../../connection/socket';
import { codeOf, doors } from '../../wire/http';
import type {
  ChairView,
  Clue,
  GiveSign,
  Said,
  Say,
  SetUp,
  TableView,
  View,
} from '../../wire/messages';
import { rememberPlayed } from '../../room/seen';
import { keepPass, passSeats } from '../../room/passed';
import { rememberTable } from '../../room/my-tables';
import { newest } from '../talk/lines';
import { TalkMemory } from '../talk/memory.svelte';
import { heard } from '../talk/talk';

/**
 * The table this page is at: the latest view, the one before it, and everything a seat may do.
 * `new AtTable(id)`, `start()` when the screen comes, `end()` when it goes.
 */
export class AtTable {
  readonly id: string;
  /** Where this device keeps what belongs to this seat alone: a draft, a choice. */
  readonly memory: string;
  view = $state.raw<TableView | null>(null);
  /** The view before this one: what has changed is worth a movement. */
  previous = $state.raw<TableView | null>(null);
  you = $state<number | null>(null);
  /** What has been said beside the game, oldest first. */
  talk = $state.raw<Said[]>([]);
  /** The newest line of it that had been said before this page came: history, and no news. */
  before = $state(0);
  /** What this device remembers of it: how far it was read, who is hidden. */
  readonly hearing: TalkMemory;
  state = $state<State>('connecting');
  /** Why it is gone (`seat_moved`, `no_such_table` …), or is coming back only soon (`closing`). */
  code = $state('');

  readonly game: View | null = $derived(this.view?.game ?? null);
  readonly phase = $derived(this.game?.phase ?? null);
  readonly me: ChairView | null = $derived(this.#chair(this.you));
  readonly isHost = $derived(this.you !== null && this.view?.host === this.you);
  /** The table waits for me: the lamp is lit. */
  readonly myMove = $derived(this.you !== null && !!this.game?.waiting_for.includes(this.you));

  #connection: Connection;
  #welcomes = 0;
  readonly #shared: boolean;

  constructor(id: string, as: As = {}) {
    this.id = id;
    this.memory = as.seat === undefined ? id : `${id}.${as.seat}`;
    this.#shared = as.seat !== undefined;
    this.hearing = new TalkMemory(this.memory);
    this.#connection = new Connection(
      id,
      {
        onView: (view) => this.#saw(view),
        onYou: (you) => {
          this.you = you;
          this.#welcomes += 1;
        },
        onTalk: (talk) => {
          // A board that stands all night keeps no list.
          if (as.watch) return;
          // After a reconnect it is what was missed.
          if (talk.kind === 'talk' && this.#welcomes === 1) this.before = newest(talk.lines);
          this.talk = heard(this.talk, talk);
        },
        onState: (state, code) => {
          this.state = state;
          this.code = code;
        },
        probe: () => this.#probe(),
      },
      as,
    );
  }

  start(): void {
    this.#connection.start();
  }
  end(): void {
    this.#connection.end();
  }

  // ---- who is who

  chair(seat: number | null): ChairView | null {
    return this.#chair(seat);
  }
  nameOf(seat: number | null): string {
    return this.#chair(seat)?.name ?? '';
  }
  colourOf(seat: number | null): string {
    return this.#chair(seat)?.colour ?? 'slate';
  }

  // ---- coming

  /** Take a chair. Throws `Refusal`. */
  async sitDown(name: string, colour?: string): Promise<void> {
    const seated = await doors.takeSeat(this.id, { name, ...(colour ? { colour } : {}) });
    rememberTable(this.id, seated.code, name);
    this.#connection.again();
  }
  /** Move a seat to this device with the secret of a link. Throws `Refusal`. */
  async redeem(secret: string): Promise<void> {
    const others = passSeats(this.id);
    const { seat } = await doors.redeem(this.id, secret, others.length > 1);
    if (others.length > 1) keepPass(this.id, [...new Set([...others, seat])]);
    this.#connection.again();
  }
  /** Look again after being gone. */
  again(): void {
    this.#connection.again();
  }

  // ---- deeds: each answers `accepted`, or `rejected` with a code (words: problem(code))

  /** Say a command; moves are meant for the turn and phase that are shown. */
  say(what: Do): Promise<Answer> {
    return this.#connection.say(what, this.game?.turn ?? 0, this.phase?.phase ?? '');
  }
  giveClue = (clue: Clue, card: string | null = null) => this.say({ do: 'give_clue', clue, card });
  handOver = (cards: string[]) => this.say({ do: 'hand_over', cards });
  takeBack = () => this.say({ do: 'take_back' });
  vote = (places: number[], red: number | null = null) => this.say({ do: 'vote', places, red });
  /** In a vote: the picture I like best for itself, by its place; null takes it back. */
  like = (place: number | null) => this.say({ do: 'like_picture', place });
  /** After the end: the clue of the evening, by its turn; null takes it back. */
  giveHeart = (turn: number | null) => this.say({ do: 'like_clue', turn });
  putAway = (cards: string[]) => this.say({ do: 'put_away', cards });
  beReady = () => this.say({ do: 'be_ready' });
  startGame = () => this.say({ do: 'start_game' });
  addBot = (bot?: string) => this.say(bot ? { do: 'add_bot', bot } : { do: 'add_bot' });
  /** Clockwork rabbits sit down until there are so many of us. */
  fillChairs = (chairs: number) => this.say({ do: 'fill_chairs', chairs });
  removeChair = (seat: number) => this.say({ do: 'remove_chair', seat });
  orderChairs = (order: number[]) => this.say({ do: 'order_chairs', order });
  chooseColour = (colour: string) => this.say({ do: 'choose_colour', colour });
  changeSetUp = (set_up: SetUp) => this.say({ do: 'change_set_up', set_up });
  openDoor = () => this.say({ do: 'open_door' });
  leave = () => this.say({ do: 'leave_table' });
  moveOn = () => this.say({ do: 'host_moves_on' });
  skip = () => this.say({ do: 'host_skips' });
  /** By the host at any time; by anybody else once the table has waited long enough. */
  callStandIn = (seat: number) =>
    this.say({ do: this.isHost ? 'host_calls_stand_in' : 'call_stand_in', seat });
  /** T4: let the clockwork rabbit of my own pair lay for us both. */
  askMate = () => this.say({ do: 'ask_mate' });
  /** Only the table hears it: I am at a first clue, no longer, or would rather not begin. */
  sign = (sign: GiveSign['sign']) => this.say({ do: 'give_sign', sign });
  mute = (seat: number, muted: boolean) => this.say({ do: 'host_mutes', seat, muted });
  tell = (text: string, kind: Say['kind'] = 'chat') => this.say({ do: 'say', text, kind });
  untell = (line: number) => this.say({ do: 'unsay', line });

  #chair(seat: number | null): ChairView | null {
    return this.view?.chairs.find((one) => one.seat === seat) ?? null;
  }

  #saw(view: TableView): void {
    this.previous = this.view;
    this.view = view;
    this.you = view.you;
    if (this.me && view.games > (this.previous?.games ?? 0))
      rememberPlayed(`${this.id}.${view.games}`, view.set_up.decks);
    if (this.me && !this.#shared) rememberTable(this.id, view.code, this.me.name);
  }

  async #probe(): Promise<string | null> {
    try {
      await doors.view(this.id);
      return null;
    } catch (error) {
      const code = codeOf(error);
      return code === 'no_such_table' ? code : null;
    }
  }
}

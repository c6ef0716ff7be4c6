import {
  PROTOCOL,
  type Accepted,
  type Ask,
  type FromServer,
  type Heard,
  type Private,
  type Public,
  type Rejected,
  type Seen,
  type TableView,
  type Talked,
  type Unheard,
} from '../wire/messages';
import { wait } from './backoff';
import { whole } from './whole';

export type Answer = Accepted | Rejected;
export type State = 'connecting' | 'live' | 'lost' | 'gone';
export type Do = Ask['do'];

/** What the owner of a connection hears. */
export interface Hearing {
  onView(view: TableView): void;
  onYou(you: number | null): void;
  /** What people say beside the game: all of it, one line more, or one line taken back. */
  onTalk(talk: Talked | Heard | Unheard): void;
  /** `code`: for `gone`, why it will not come back by itself; for `lost`, what the server said last. */
  onState(state: State, code: string): void;
  /** After a connection that never opened: a code if the table is gone for good, else null. */
  probe(): Promise<string | null>;
}

/** After these the same connection makes no sense: the page must say why. */
const FINAL = new Set(['client_too_old', 'seat_moved', 'no_such_table', 'too_many_watchers']);
const ANSWER_WITHIN = 6000;
const WELCOME_WITHIN = 5000;
const SLEPT = 20_000;

interface Pending {
  ask: Ask;
  answer: (answer: Answer) => void;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** `seat`: as whom, where several people share this device; `watch`: as a spectator, though one has a seat. */
export interface As {
  seat?: number;
  watch?: boolean;
}

/**
 * One WebSocket to one table. Commands that were not answered are said again with the same id
 * after a reconnect; the server answers a repeated id as it did the first time.
 */
export class Connection {
  state: State = 'connecting';
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #epoch = '';
  #public: Public | null = null;
  #private: Private | null = null;
  #you: number | null | undefined = undefined;
  #welcomed = false;
  #goodbye = '';
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #probing = false;
  #hidden = 0;
  #ended = false;
  readonly #table: string;
  readonly #hearing: Hearing;
  readonly #as: As;

  constructor(table: string, hearing: Hearing, as: As = {}) {
    this.#table = table;
    this.#as = as;
    this.#hearing = hearing;
  }

  start(): void {
    window.addEventListener('pageshow', this.#woke);
    window.addEventListener('online', this.#woke);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** The page is left: close without a word. */
  end(): void {
    this.#ended = true;
    window.removeEventListener('pageshow', this.#woke);
    window.removeEventListener('online', this.#woke);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    this.#drop();
    this.#refuseAll('unreachable');
  }

  /** Sit down or stand up changes who asks: connect anew and see everything. */
  again(): void {
    this.#forget();
    this.#tries = 0;
    this.#connect();
  }

  say(what: Do, turn = 0, phase = ''): Promise<Answer> {
    const ask: Ask = { id: newId(), do: what, turn, phase };
    if (this.state === 'gone' || this.#ended) {
      return Promise.resolve({ kind: 'rejected', id: ask.id, code: 'unreachable' });
    }
    return new Promise((answer) => {
      this.#pending.set(ask.id, { ask, answer });
      if (this.#welcomed) this.#send(ask);
    });
  }

  // ---- the socket

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ protocol: String(PROTOCOL) });
    if (this.#as.seat !== undefined) query.set('seat', String(this.#as.seat));
    if (this.#as.watch) query.set('watch', '1');
    if (this.#public !== null) {
      query.set('epoch', this.#epoch);
      query.set('public', String(this.#public.version));
      if (this.#private !== null) query.set('private', String(this.#private.version));
    }
    return `${scheme}://${location.host}/ws/${encodeURIComponent(this.#table)}?${query}`;
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#drop();
    if (this.state === 'gone') this.#be('connecting');
    const socket = new WebSocket(this.#address());
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => (opened = true);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#closed(opened);
    };
    this.#patience = setTimeout(() => this.#closed(opened), WELCOME_WITHIN);
  }

  /** Let go of the socket; what it still says is not heard. */
  #drop(): void {
    clearTimeout(this.#patience);
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #closed(opened: boolean): void {
    this.#drop();
    if (this.state !== 'connecting' || this.#tries > 0) this.#be('lost', this.#goodbye);
    if (!opened) void this.#lookUp();
    this.#timer = setTimeout(() => this.#connect(), wait(this.#tries));
    this.#tries += 1;
    if (this.#tries > 1) this.#be('lost', this.#goodbye);
  }

  /** Beside the next try, which does not wait for it: a network that swallows takes a minute to say no. */
  async #lookUp(): Promise<void> {
    if (this.#probing) return;
    this.#probing = true;
    const code = await this.#hearing.probe().catch(() => null);
    this.#probing = false;
    if (code !== null && !this.#welcomed && !this.#ended) this.#go(code);
  }

  // ---- what the server says

  #hear(message: FromServer): void {
    switch (message.kind) {
      case 'welcome':
        return this.#welcome(message.epoch, message.you);
      case 'view':
        return this.#see(message);
      case 'accepted':
      case 'rejected':
        return this.#answered(message);
      case 'talk':
      case 'said':
      case 'unsaid':
        return this.#hearing.onTalk(message);
      case 'bye':
        if (FINAL.has(message.code)) this.#go(message.code);
        else this.#goodbye = message.code;
    }
  }

  /** What has not come is as it was before. */
  #see(news: Seen): void {
    this.#public = news.public ?? this.#public;
    this.#private = news.private ?? this.#private;
    if (this.#public !== null)
      this.#hearing.onView(whole(this.#public.table, this.#private?.own ?? null));
  }

  #forget(): void {
    this.#public = this.#private = null;
  }

  #welcome(epoch: string, you: number | null): void {
    const other = this.#you !== undefined && this.#you !== you;
    if (epoch !== this.#epoch) this.#forget();
    this.#epoch = epoch;
    this.#you = you;
    this.#hearing.onYou(you);
    // Versions count per viewer: as somebody else, ask for the whole view.
    if (other && this.#public !== null) return this.again();
    clearTimeout(this.#patience);
    this.#tries = 0;
    this.#goodbye = '';
    this.#welcomed = true;
    this.#be('live');
    for (const { ask } of this.#pending.values()) this.#send(ask);
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) return;
    this.#pending.delete(answer.id);
    if (this.#pending.size === 0) clearTimeout(this.#patience);
    pending.answer(answer);
  }

  #send(ask: Ask): void {
    this.#socket?.send(JSON.stringify(ask));
    clearTimeout(this.#patience);
    // A sleeping phone's socket may be dead without knowing.
    this.#patience = setTimeout(() => this.#connect(), ANSWER_WITHIN);
  }

  // ---- being gone, and waking up

  #go(code: string): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#be('gone', code);
    this.#refuseAll(code);
  }

  #refuseAll(code: string): void {
    for (const [id, { answer }] of this.#pending) answer({ kind: 'rejected', id, code });
    this.#pending.clear();
  }

  #be(state: State, code = ''): void {
    if (state === this.state) return;
    this.state = state;
    this.#hearing.onState(state, code);
  }

  #woke = (event?: Event): void => {
    // Out of the back-forward cache the socket looks open and is not.
    const cached = (event as PageTransitionEvent | undefined)?.persisted === true;
    if (this.#ended || this.state === 'gone') return;
    // Every page is shown once while it loads: no reason to drop a connection that is being made.
    if (!cached && (this.#welcomed || event?.type === 'pageshow')) return;
    this.#tries = 0;
    this.#connect();
  };

  #seen = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hidden = Date.now();
      return;
    }
    const slept = this.#hidden > 0 && Date.now() - this.#hidden > SLEPT;
    this.#hidden = 0;
    if (this.#ended || this.state === 'gone') return;
    if (slept || !this.#welcomed) {
      this.#tries = 0;
      this.#connect();
    }
  };
}

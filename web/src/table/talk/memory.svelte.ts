import { keep, kept } from '../../device/keeping';

/** What this device remembers of the talk at its tables: how far it was read, whom one has hidden. */
interface Remembered {
  read: number;
  hidden: number[];
}

const KEY = 'reverie-talk';
const MOST = 12;

function isRemembered(value: unknown): value is Remembered {
  const one = value as Remembered | null;
  return typeof one?.read === 'number' && Array.isArray(one.hidden);
}

function all(): [string, Remembered][] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '{}');
    const entries = Object.entries(list as Record<string, unknown>);
    return entries.filter((one): one is [string, Remembered] => isRemembered(one[1]));
  } catch {
    return [];
  }
}

export class TalkMemory {
  readonly #table: string;
  /** The newest line that has been seen. */
  read = $state(0);
  /** Seats whose lines this device does not show. */
  hidden = $state.raw<number[]>([]);

  constructor(table: string) {
    this.#table = table;
    const old = all().find(([name]) => name === table)?.[1];
    if (old) [this.read, this.hidden] = [old.read, old.hidden];
  }

  readTo(line: number): void {
    if (line <= this.read) return;
    this.read = line;
    this.#keep();
  }

  hide(seat: number, hidden: boolean): void {
    const others = this.hidden.filter((one) => one !== seat);
    this.hidden = hidden ? [...others, seat] : others;
    this.#keep();
  }

  #keep(): void {
    const others = all().filter(([name]) => name !== this.#table);
    const mine: Remembered = { read: this.read, hidden: this.hidden };
    const latest = [...others, [this.#table, mine] as const].slice(-MOST);
    keep(KEY, JSON.stringify(Object.fromEntries(latest)));
  }
}

import { codeOf, doors, Refusal } from '../../wire/http';
import type { TableView } from '../../wire/messages';
import type { AtTable } from './table.svelte';

/**
 * Who waits for others says nothing, and a board says nothing all night. A connection may be dead
 * without knowing: now and then the page asks the server by another way, and whoever sees something
 * else twice, or hears nothing, connects anew.
 */
export interface Vigil {
  /** What the server would show now. */
  ask: () => Promise<TableView>;
  /** What the page shows; null while it has no connection anyway, or nobody looks. */
  shown: () => TableView | null;
  /** It shows something old. */
  onstale: () => void;
}

const EVERY = 45_000;
const SOON = 4_000;
/** A network that swallows everything would take a minute to say so. */
const WITHIN = 10_000;

/** The same for the room: who sees it does not matter. */
function same(one: TableView, other: TableView): boolean {
  const plain = ({ code, chairs, games, game }: TableView) =>
    JSON.stringify([code, chairs, games, game && [game.turn, game.phase.phase, game.sides]]);
  return plain(one) === plain(other);
}

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new Refusal('unreachable', 'No answer.')), WITHIN);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Watches until the answer is called. */
export function keepVigil({ ask, shown, onstale }: Vigil): () => void {
  let [timer, ended]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false];
  let before = false;
  let last: TableView | null = null;

  async function look(): Promise<void> {
    const stale = await isStale();
    if (ended) return;
    if (stale && before) onstale();
    before = stale && !before;
    timer = setTimeout(look, before ? SOON : EVERY);
  }
  async function isStale(): Promise<boolean> {
    const [here, known] = [shown(), last];
    last = here;
    // What has brought something new since the last look is alive.
    if (!here || here !== known) return false;
    try {
      const now = await within(ask());
      return shown() === here && !same(now, here);
    } catch (error) {
      // Anything else was said by a server, and the connection may be well.
      return codeOf(error) === 'unreachable';
    }
  }
  timer = setTimeout(look, EVERY);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** For as long as somebody looks at this table, until the answer is called. */
export function watchOver(at: AtTable): () => void {
  return keepVigil({
    ask: () => doors.view(at.id),
    shown: () => (at.state === 'live' && document.visibilityState === 'visible' ? at.view : null),
    onstale: () => at.again(),
  });
}

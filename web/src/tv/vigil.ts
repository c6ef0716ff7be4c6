import type { TableView } from '../wire/messages';

/**
 * A board stands alone all night. A connection may be dead without knowing: now and then the
 * board asks the server by another way, and whoever sees something else twice connects anew.
 */
export interface Vigil {
  /** What the server would show a spectator now. */
  ask: () => Promise<TableView>;
  /** What the board shows; null while it has no connection anyway. */
  shown: () => TableView | null;
  /** It shows something old. */
  onstale: () => void;
}

const EVERY = 45_000;
const SOON = 4_000;

/** The same for the room: who sees it does not matter. */
function same(one: TableView, other: TableView): boolean {
  const plain = ({ code, chairs, games, game }: TableView) =>
    JSON.stringify([code, chairs, games, game && [game.turn, game.phase.phase, game.sides]]);
  return plain(one) === plain(other);
}

/** Watches until the answer is called. */
export function keepVigil({ ask, shown, onstale }: Vigil): () => void {
  let [timer, ended]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false];
  let before = false;

  async function look(): Promise<void> {
    const stale = await isStale();
    if (ended) return;
    if (stale && before) onstale();
    before = stale && !before;
    timer = setTimeout(look, before ? SOON : EVERY);
  }
  async function isStale(): Promise<boolean> {
    if (!shown()) return false;
    try {
      const [now, here] = [await ask(), shown()];
      return here !== null && !same(now, here);
    } catch {
      return false; // The network is gone: the connection will hear of it, or the next look.
    }
  }
  timer = setTimeout(look, EVERY);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

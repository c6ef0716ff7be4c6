import { inPairs } from '../table/set-up/games';
import type { ChairView, TableView } from '../wire/messages';
import { partnerOf } from './seating';

/** How somebody sits in the lobby: ears, and the key of the word for it. */
export interface Sitting {
  pose: 'up' | 'away';
  key: string;
  /** In pairs: the one opposite; null while nobody is. Undefined where there are no pairs. */
  partner?: ChairView | null;
}

export function sitting(view: TableView, chair: ChairView): Sitting {
  const { pose, key } = state(view, chair);
  if (!inPairs(view.set_up.game)) return { pose, key };
  return { pose, key, partner: partnerOf(view.chairs, chair.seat) };
}

function state(view: TableView, chair: ChairView): { pose: 'up' | 'away'; key: string } {
  const host = chair.seat === view.host;
  if (chair.bot !== null) return { pose: 'up', key: 'lobby-bot' };
  if (chair.seat === view.you) return { pose: 'up', key: host ? 'lobby-you-host' : 'lobby-you' };
  if (!chair.here) return { pose: 'away', key: host ? 'lobby-host-is-away' : 'lobby-is-away' };
  return { pose: 'up', key: host ? 'lobby-host' : 'lobby-is-here' };
}

/** What the viewer may change about a seat: the host everybody's, else only one's own. */
export function mayOpen(view: TableView, seat: number): boolean {
  return view.you !== null && (view.you === view.host || view.you === seat);
}

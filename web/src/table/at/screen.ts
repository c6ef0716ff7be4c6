import type { TableView } from '../../wire/messages';
import { turnKey } from '../people/people';

export type ScreenName =
  'join' | 'lobby' | 'clue' | 'choose' | 'vote' | 'trim' | 'rest' | 'reveal' | 'over';

/** What this tab has chosen: to watch, or to redeem a link to a seat. */
export interface Chosen {
  watching: boolean;
  link: boolean;
}

/** Which page of the table this viewer sees. */
export function screenOf(view: TableView, { watching, link }: Chosen): ScreenName {
  if (link || (view.you === null && !watching)) return 'join';
  return view.game?.phase.phase ?? 'lobby';
}

/** Every phase of every turn is a page of its own; before the game one page stays. */
export function leafOf(view: TableView, chosen: Chosen): string {
  const name = screenOf(view, chosen);
  return name === 'join' || name === 'lobby' ? name : `${name}.${turnKey(view)}`;
}

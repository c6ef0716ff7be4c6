import { inPairs, mostOf } from '../new/games';
import { colourOf } from '../table/people';
import type { TableView } from '../wire/messages';

const CHAIRS = 12;

/** Whether somebody who comes now can sit down, and what they should know. */
export type Arriving = 'free' | 'between' | 'between-seat' | 'full' | 'pairs';

export function arriving(view: TableView): Arriving {
  const { game, chairs } = view;
  const playing = game !== null && game.phase.phase !== 'over';
  if (chairs.length >= CHAIRS) return 'full';
  if (!playing) return 'free';
  const waiting = new Set(game.newcomers);
  if (game.seats.some((one) => one.abandoned && !waiting.has(one.seat))) return 'between-seat';
  if (inPairs(game.game)) return 'pairs'; // H8: two newcomers come together, or one takes an empty seat
  return game.seats.length + waiting.size >= mostOf(game.game) ? 'full' : 'between';
}

const GUEST = -1;

/** The table as somebody at the door sees it; with a chair for them if they may sit down. */
export function withGuest(view: TableView, may: boolean, name: string, colour: string): TableView {
  const chairs = view.chairs.map((one) => ({ ...one, colour: colourOf(view, one.seat) }));
  if (!may) return { ...view, chairs };
  const guest = { seat: GUEST, name, colour, bot: null, here: true };
  return { ...view, chairs: [...chairs, guest], you: GUEST };
}

/** The chair of somebody who has sat here on this device under this name. */
export function remembered(view: TableView, name: string | undefined) {
  return view.chairs.find((one) => one.bot === null && one.name === name) ?? null;
}

import { mostOf, playersOf } from '../table/set-up/games';
import { colourOf } from '../table/people/people';
import type { TableView } from '../wire/messages';

const CHAIRS = 12;

/** Whether somebody who comes now can sit down, and what they should know. */
export type Arriving = 'free' | 'between' | 'between-seat' | 'full' | 'pairs' | 'rabbit';

export function arriving(view: TableView): Arriving {
  const { game, chairs } = view;
  const playing = game !== null && game.phase.phase !== 'over';
  const rabbit = rabbitGetsUp(view, playing);
  if (!playing) return chairs.length < CHAIRS || rabbit ? 'free' : 'full';
  const waiting = new Set(game.newcomers);
  if (game.seats.some((one) => one.abandoned && !waiting.has(one.seat))) return 'between-seat';
  if (rabbit) return 'rabbit';
  if (chairs.length >= CHAIRS) return 'full';
  if (game.facts.pairs) return 'pairs'; // H8: two newcomers come together, or one takes an empty seat
  return game.seats.length + waiting.size >= mostOf(game.game) ? 'full' : 'between';
}

/** People first, as the server has it: where one more makes no game, a clockwork rabbit gets up. */
export function rabbitGetsUp(view: TableView, playing: boolean): boolean {
  const game = playing ? view.game : null;
  const players = playersOf(game?.game ?? view.set_up.game);
  const plays = (seat: number) => !game || game.seats.some((one) => one.seat === seat);
  const seats = game ? [...game.seats.map((one) => one.seat), ...game.newcomers] : null;
  const seated = seats ? new Set(seats).size : view.chairs.length;
  const whole = players.includes(seated) || seated >= Math.max(...players);
  return (
    whole &&
    !players.includes(seated + 1) &&
    view.chairs.some((one) => one.bot !== null && plays(one.seat))
  );
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

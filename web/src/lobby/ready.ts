import { cardsNeeded, fewestOf, inPairs, mostOf, playersOf } from '../table/set-up/games';
import { GAMES, type TableView } from '../wire/messages';
import type { Arguments } from '../words/bundle';

/** Why the game cannot begin yet. */
export type Lack =
  | { why: 'few'; missing: number }
  | { why: 'many'; most: number }
  | { why: 'odd' }
  | { why: 'cards'; needed: number };

/** `cards`: how many the chosen decks have; null while that is not known. */
export function lackOf(view: TableView, cards: number | null): Lack | null {
  const { game, options } = view.set_up;
  const players = view.chairs.length;
  if (players < fewestOf(game)) return { why: 'few', missing: fewestOf(game) - players };
  if (players > mostOf(game)) return { why: 'many', most: mostOf(game) };
  if (!playersOf(game).includes(players) && inPairs(game)) return { why: 'odd' };
  const needed = cardsNeeded(game, players, options);
  return cards !== null && cards < needed ? { why: 'cards', needed } : null;
}

/** Where a game is at its best with rabbits, if that is more than the fewest it needs. */
const GOOD_COMPANY = 4;

/** How many chairs there are once rabbits fill them up; null where they would fill nothing. */
export function filledUp(view: TableView): number | null {
  const seated = view.chairs.length;
  const players = playersOf(view.set_up.game);
  const goal = players.find((count) => count >= Math.max(seated, GOOD_COMPANY));
  return goal !== undefined && goal > seated ? goal : null;
}

/** A game that seats so many, where this one does not. */
export function gameFor(players: number): string | null {
  return GAMES.find((game) => playersOf(game).includes(players)) ?? null;
}

export interface Line {
  key: string;
  args: Arguments;
}

/** The one line of the lobby: what the host may do, or what everybody else waits for. */
export function lineOf(view: TableView, lack: Lack | null): Line {
  const host = view.chairs.find((chair) => chair.seat === view.host);
  const mine = host !== undefined && view.you === view.host;
  if (lack)
    return { key: mine ? `lobby-${lack.why}-host` : `lobby-${lack.why}`, args: { ...lack } };
  if (!mine) return waiting(host?.name, host?.here ?? false);
  const away = view.chairs.filter((chair) => !chair.here);
  const [name, players] = [away[0]?.name ?? '', view.chairs.length];
  if (away.length > 0) return { key: 'lobby-away-host', args: { away: away.length, name } };
  return { key: 'lobby-ready-host', args: { players } };
}

function waiting(name: string | undefined, here: boolean): Line {
  if (name === undefined) return { key: 'lobby-nobody', args: {} };
  return { key: here ? 'lobby-ready' : 'lobby-host-away', args: { name } };
}

import type { Options } from '../wire/messages';

const from = (first: number, last: number, step = 1): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);

interface Game {
  /** With how many it can be played. */
  players: number[];
  /** The options it reads; every other one must stay as it is by default. */
  options: (keyof Options)[];
  hand: (players: number) => number;
  /** Cards laid in one turn. */
  laid: (players: number, options: Options) => number;
}

const hand = (players: number) => (players === 3 ? 7 : 6); // C18
const laid = (players: number) => (players === 3 ? 5 : players);

const FACTS: Record<string, Game> = {
  classic: { players: from(3, 8), options: ['target_score'], hand, laid },
  odyssey: { players: from(3, 12), options: ['target_score'], hand, laid },
  party: { players: from(6, 12), options: ['storyteller_turns'], hand: () => 5, laid },
  teams: {
    players: from(6, 12, 2),
    options: ['storyteller_turns', 'team_card'],
    hand: () => 4,
    // T5, T9
    laid: (players, options) => players / 2 + (options.team_card === 'partner_only' ? 0 : 1),
  },
};

const UNKNOWN: Game = { players: from(1, 12), options: [], hand: () => 0, laid: () => 0 };

/** A newer server may have a game this client does not know: then it says itself what is wrong. */
function facts(game: string): Game {
  return FACTS[game] ?? UNKNOWN;
}

export const playersOf = (game: string): number[] => facts(game).players;
export const fewestOf = (game: string): number => Math.min(...playersOf(game));
export const mostOf = (game: string): number => Math.max(...playersOf(game));
export const reads = (game: string, option: keyof Options): boolean =>
  facts(game).options.includes(option);
/** T1: two and two share a rabbit. */
export const inPairs = (game: string): boolean => game === 'teams';

/** X4: all hands, and the cards laid in one turn. */
export function cardsNeeded(game: string, players: number, options: Options): number {
  const { hand, laid } = facts(game);
  return players * hand(players) + laid(players, options);
}

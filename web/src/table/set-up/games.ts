import { VARIANTS, type Options } from '../../wire/messages';

/**
 * What is known of a game before it begins; in a running game its view says it. Of a game of a
 * newer server nothing is known here: then that server says itself what is wrong.
 */

const ANY = Array.from({ length: 12 }, (_, at) => at + 1);

export const playersOf = (game: string): number[] => VARIANTS[game]?.players ?? ANY;
export const fewestOf = (game: string): number => Math.min(...playersOf(game));
export const mostOf = (game: string): number => Math.max(...playersOf(game));
export const reads = (game: string, option: keyof Options): boolean =>
  VARIANTS[game]?.options.includes(option) ?? false;
/** T1: two and two share a rabbit. */
export const inPairs = (game: string): boolean =>
  VARIANTS[game]?.facts[fewestOf(game)]?.pairs ?? false;

/** X4: all hands, and the cards laid in one turn, as soon as there are enough people for a game. */
export function cardsNeeded(game: string, people: number, { team_card }: Options): number {
  const players = playersOf(game).find((count) => count >= people) ?? mostOf(game);
  return VARIANTS[game]?.cards_needed[team_card][players] ?? 0;
}

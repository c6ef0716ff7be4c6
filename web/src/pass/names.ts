import { fewestOf, mostOf, playersOf } from '../table/set-up/games';

/** The names of those who share one phone, while they are written down. */

export const LONGEST = 24;
const USUAL = 3;

/** So many lines as the game needs; more are a tap away. */
export function lines(game: string, names: string[]): string[] {
  const least = Math.max(USUAL, fewestOf(game));
  const written = names.slice(0, mostOf(game));
  return [...written, ...Array<string>(Math.max(0, least - written.length)).fill('')];
}

export const mayAdd = (game: string, names: string[]): boolean => names.length < mostOf(game);

export type Wrong = { at: number; why: 'twice' | 'long' } | { at: number; why: 'few' } | null;

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Those who play: lines left empty are nobody. */
export const people = (names: string[]): string[] => names.map(tidy).filter((name) => name !== '');

/** What is wrong with them, and in which line. */
export function wrongIn(game: string, names: string[]): Wrong {
  const known = new Set<string>();
  for (const [at, name] of names.map(tidy).entries()) {
    if ([...name].length > LONGEST) return { at, why: 'long' };
    if (name !== '' && known.has(name.toLowerCase())) return { at, why: 'twice' };
    known.add(name.toLowerCase());
  }
  if (playersOf(game).includes(people(names).length)) return null;
  const empty = names.findIndex((name) => tidy(name) === '');
  return { at: Math.max(0, empty), why: 'few' };
}

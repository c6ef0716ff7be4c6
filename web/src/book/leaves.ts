import { findersOf, heroOf, ranked, wayOf } from '../table/telling/reveal';
import type { Turn } from '../table/telling/verdict';
import { whoIsWho, type Who } from '../table/people/who';
import type { Book, ChairView, Said, SideView, Spread } from '../wire/messages';

/** A book as it is leafed through: the title, a leaf for every turn, and the track. */
export type Leaf =
  { kind: 'title' } | { kind: 'turn'; spread: Spread; turn: Turn; said: Said[] } | { kind: 'last' };

/** `hidden`: what these people said is hidden on this device. */
export function leavesOf(book: Book, hidden: number[] = []): Leaf[] {
  const turns = book.spreads.map((spread, at): Leaf => {
    const over = book.over && at === book.spreads.length - 1;
    return { kind: 'turn', spread, turn: turnOf(book, spread, over), said: saidOf(spread, hidden) };
  });
  return [{ kind: 'title' }, ...turns, { kind: 'last' }];
}

/** Who was who; whoever left in the middle of it still has a name and a colour. */
export function whoIn(book: Book, sides: SideView[] = book.sides): Who {
  const chairs = book.people.map((one): ChairView => ({ ...one, here: false }));
  const who = whoIsWho(chairs, book.people, sides);
  const coat = new Map(book.people.map((one) => [one.seat, one.colour]));
  return { ...who, colour: (seat) => coat.get(seat) ?? who.colour(seat) };
}

function turnOf(book: Book, { reveal, sides }: Spread, over: boolean): Turn {
  const { pairs, goal } = book;
  return { reveal, sides, pairs, goal, over, who: whoIn(book, sides) };
}

function saidOf({ said, turn }: Spread, hidden: number[]): Said[] {
  return said
    .filter(({ seat }) => !hidden.includes(seat))
    .map(({ seat, text }, id) => ({ id, seat, text, turn, kind: 'why', at: 0, game: 0 }));
}

/** What a turn brought to each rabbit that moved, the most first. */
export interface Gain {
  side: number;
  colour: string;
  name: string;
  plus: number;
  score: number;
}
export function gainsOf({ reveal, sides, who }: Turn): Gain[] {
  return sides
    .map((one) => {
      const { from, to } = wayOf(reveal, one);
      const { side, colour } = one;
      return { side, colour, name: who.sideName(side), plus: to - from, score: to };
    })
    .sort((a, b) => b.plus - a.plus || b.score - a.score);
}

/** Everybody at the end, the first first; who is level shares a place. */
export interface Standing {
  side: number;
  colour: string;
  name: string;
  bot: boolean;
  score: number;
  place: number;
}
export function standingsOf(book: Book): Standing[] {
  const who = whoIn(book);
  return ranked(book.sides).map(({ side, colour, score }) => ({
    side,
    colour,
    score,
    name: who.sideName(side),
    bot: who.members(side).every(who.isBot),
    place: book.sides.filter((one) => one.score > score).length + 1,
  }));
}

/** Decks by their titles, in the reader's language. */
export const deckTitles = (book: Book, language: string): string[] =>
  book.decks.map(({ id, title }) => title[language] ?? title['en'] ?? id);

/** It shows pictures that somebody brought. */
export const isPrivate = (book: Book): boolean => book.decks.some((deck) => deck.own);

const COVERS = 3;

/** The cards on the cover: those that some found and others did not, in the order they were told. */
export function coversOf(book: Book): string[] {
  const found = ({ reveal }: Spread) => (reveal.outcome === 'some' ? findersOf(reveal).length : 0);
  return [...book.spreads]
    .sort((a, b) => found(b) - found(a) || a.turn - b.turn)
    .slice(0, COVERS)
    .sort((a, b) => a.turn - b.turn)
    .flatMap(({ reveal }) => reveal.places[heroOf(reveal) - 1]?.card ?? []);
}

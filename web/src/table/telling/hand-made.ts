import type { Turn } from './verdict';
import type { ChairView, PlaceView, RevealView, SidePoints, SideView } from '../../wire/messages';
import { COLOURS } from '../../wire/messages';
import { whoIsWho } from '../people/who';

/** Turns made by hand, for tests. */
export const NAMES = 'Ada Bo Cleo Dag Eir Finn Gro Hal Ida Jon Kit Lou'.split(' ');

export function chairs(count: number): ChairView[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    colour: COLOURS[seat] ?? 'slate',
    bot: null,
    here: true,
  }));
}

/** `[owner, ...voters]` for each place; a red vote is named apart. */
export function places(rows: number[][], half: number | null = null, red = 0): PlaceView[] {
  return rows.map(([owner = 0, ...votes], at) => ({
    card: `card-${at + 1}`,
    owner,
    side: half === null ? owner : owner % half,
    votes,
    red: at + 1 === red,
  }));
}

/** `[found, lone, bonus]` for each side in order. */
export function points(rows: number[][]): SidePoints[] {
  return rows.map(([found = 0, lone = 0, bonus = 0], side) => ({ side, found, lone, bonus }));
}

export function reveal(made: Partial<RevealView>): RevealView {
  return {
    phase: 'reveal',
    storyteller: 0,
    clue: { kind: 'written', text: 'Somebody left the light on' },
    places: [],
    target: 1,
    outcome: 'some',
    points: [],
    ready: [],
    stand_ins: [],
    ...made,
  };
}

/** A turn of people who play alone, or of pairs (seat i and i + half). */
export function turn(made: Partial<RevealView>, scores: number[], how: Partial<Turn> = {}): Turn {
  const pairs = how.pairs ?? false;
  const people = chairs(pairs ? scores.length * 2 : scores.length);
  const seats = people.map(({ seat }) => ({ seat, side: pairs ? seat % scores.length : seat }));
  const colour = (side: number) => COLOURS[side] ?? 'slate';
  const sides: SideView[] = scores.map((score, side) => ({ side, score, colour: colour(side) }));
  const who = whoIsWho(people, seats, sides);
  return { reveal: reveal(made), sides, pairs, goal: pairs ? null : 30, over: false, who, ...how };
}

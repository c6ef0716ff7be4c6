/** What a drawn turn is worth: the drawings of the rules count their points, nobody types them. */

/** A side is a player, or in teams a pair; here it goes by the colour of its rabbit. */
export interface Told {
  teller: string;
  /** Whose card lies in each place; the storyteller's is in `target`. Places begin at 0. */
  cards: string[];
  target: number;
  /** The places each voter voted for. */
  votes: Record<string, number[]>;
  /** O2: the most a side gets for votes on its own cards. */
  cap?: number;
  /** O6: one more for having found it with a single vote. */
  lone?: boolean;
}

export interface Points {
  side: string;
  found: number;
  lone: number;
  bonus: number;
}

export type Outcome = 'all' | 'nobody' | 'some';

export const finders = (turn: Told): string[] =>
  Object.keys(turn.votes).filter((side) => turn.votes[side]?.includes(turn.target));

/** O4: voters count, not votes. */
export function outcome(turn: Told): Outcome {
  const found = finders(turn).length;
  if (found === 0) return 'nobody';
  return found === Object.keys(turn.votes).length ? 'all' : 'some';
}

function forFinding(turn: Told, side: string): number {
  // C8: nothing for the storyteller, 2 for everybody else. C9: 3 and 3.
  if (outcome(turn) !== 'some') return side === turn.teller ? 0 : 2;
  return side === turn.teller || finders(turn).includes(side) ? 3 : 0;
}

function forVotes(turn: Told, side: string): number {
  // C10: one for each vote on a card of one's own, the card to be found apart.
  const places = Object.values(turn.votes).flat();
  const votes = places.filter((place) => place !== turn.target && turn.cards[place] === side);
  return Math.min(votes.length, turn.cap ?? Infinity);
}

function forCourage(turn: Told, side: string): number {
  return turn.lone && finders(turn).includes(side) && turn.votes[side]?.length === 1 ? 1 : 0;
}

/** The storyteller first, then everybody else in the order of the votes. */
export function points(turn: Told): Points[] {
  return [turn.teller, ...Object.keys(turn.votes)].map((side) => ({
    side,
    found: forFinding(turn, side),
    lone: forCourage(turn, side),
    bonus: forVotes(turn, side),
  }));
}

export const together = (one: Points): number => one.found + one.lone + one.bonus;

/** P5–P7: what a green vote is worth on a card with so many of them. */
export function company(votes: number, red: boolean): number {
  if (red || votes === 1) return 0;
  return Math.min(votes, 5);
}

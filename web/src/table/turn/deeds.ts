import type { Ballot } from '../../wire/messages';

/** What a tap does to a choice that is not yet said. All pure: the old choice stays as it was. */

/** Take up a card or put it back; of `wanted` cards the one chosen first gives way. */
export function pick(chosen: string[], card: string, wanted: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-wanted);
}

/** Cards keep their places in the hand while some of them are handed over and taken back. */
export function steady(order: string[], cards: string[]): string[] {
  const kept = order.filter((card) => cards.includes(card));
  return [...kept, ...cards.filter((card) => !kept.includes(card))];
}

/** The same cards, in whatever order. */
export function sameCards(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

/** The next place on the dial that may have a vote; past the last comes the first. */
export function turned(
  place: number | null,
  by: 1 | -1,
  count: number,
  barred: number[],
): number | null {
  if (count < 1) return null;
  let next = place ?? (by > 0 ? 0 : 1);
  for (let tries = 0; tries < count; tries++) {
    next = ((next - 1 + by + count) % count) + 1;
    if (!barred.includes(next)) return next;
  }
  return null;
}

export type Token = 'first' | 'second' | 'green' | 'red';
export type Votes = Partial<Record<Token, number>>;

/** The tokens a voter has: one, two (O3), or green and red (P4). */
export function tokensOf(most: number, red: boolean): Token[] {
  if (red) return ['green', 'red'];
  return most > 1 ? ['first', 'second'] : ['first'];
}

/** Put a token on a place; another that lies there is taken off, for no two lie on one card. */
export function put(votes: Votes, token: Token, place: number): Votes {
  const left = Object.entries(votes).filter(([name, at]) => name !== token && at !== place);
  return { ...Object.fromEntries(left), [token]: place };
}

export function lift(votes: Votes, token: Token): Votes {
  return Object.fromEntries(Object.entries(votes).filter(([name]) => name !== token));
}

/** Which token a tap on a card places: the one asked for, else the first that is still in hand. */
export function nextToken(tokens: Token[], votes: Votes): Token {
  return tokens.find((token) => votes[token] === undefined) ?? tokens[tokens.length - 1] ?? 'first';
}

/** A tap on a card: lift the token that lies there, or place the next one. */
export function tap(tokens: Token[], votes: Votes, place: number): Votes {
  const there = tokens.find((token) => votes[token] === place);
  if (there) return lift(votes, there);
  return put(votes, nextToken(tokens, votes), place);
}

/** The ballot these tokens make, or null while it is not one. O3: one vote alone is a whole ballot. */
export function ballotOf(votes: Votes, red: boolean): Ballot | null {
  if (red) {
    const { green, red: bad } = votes;
    return green === undefined || bad === undefined ? null : { places: [green], red: bad };
  }
  const places = [votes.first, votes.second].filter((place) => place !== undefined);
  return places.length > 0 ? { places: places.sort((a, b) => a - b), red: null } : null;
}

/** The tokens of a ballot that has been said. */
export function votesOf(ballot: Ballot | null, red: boolean): Votes {
  if (!ballot) return {};
  const [one, two] = ballot.places;
  if (red) return { ...(one ? { green: one } : {}), ...(ballot.red ? { red: ballot.red } : {}) };
  return { ...(one ? { first: one } : {}), ...(two ? { second: two } : {}) };
}

export function sameBallot(one: Ballot | null, other: Ballot | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

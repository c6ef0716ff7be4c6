import { findersOf, pointsOf, votesOf, votersOf } from '../table/telling/reveal';
import { astray, type Line, type Turn } from '../table/telling/verdict';
import { joined } from '../table/people/who';

/** One reason, and what it brought. */
export interface Reason {
  line: Line;
  points: number;
}

/** Why a side got what it got in this turn: the rules, put to these names and numbers. */
export function reasonsOf(turn: Turn, side: number): Reason[] {
  const first = turn.reveal.outcome === 'crowd' ? inTheCrowd(turn, side) : found(turn, side);
  return [...first, ...lone(turn, side), ...bonus(turn, side)];
}

function found(turn: Turn, side: number): Reason[] {
  const { reveal } = turn;
  const points = pointsOf(reveal, side).found;
  const told = reveal.places[(reveal.target ?? 0) - 1];
  if (told?.side === side) return [{ line: { key: `why-told-${reveal.outcome}` }, points }];
  const reason = voted(turn, side);
  if (reveal.outcome === 'some') return [{ line: reason, points }];
  // C8: 2 for everybody else, whatever they voted for.
  return [
    { line: reason, points: 0 },
    { line: { key: `why-others-${reveal.outcome}` }, points },
  ];
}

/** What this side's voter did. H8: half a pair that gives the card has no vote. */
function voted({ reveal, pairs, who }: Turn, side: number): Line {
  const voter = votersOf(reveal).find((seat) => who.sideOf(seat) === side);
  if (voter === undefined) return { key: 'why-no-vote' };
  const cards = votesOf(reveal, voter);
  const args = { name: who.name(voter), cards: joined(cards.map(String)), count: cards.length };
  if (findersOf(reveal).includes(voter))
    return { key: pairs ? 'why-found-pair' : 'why-found', args };
  return { key: pairs ? 'why-voted-pair' : 'why-voted', args };
}

function inTheCrowd({ reveal, who }: Turn, side: number): Reason[] {
  const [seat] = who.members(side);
  if (seat === undefined) return [];
  const points = pointsOf(reveal, side).found;
  const [card] = votesOf(reveal, seat);
  const place = card === undefined ? undefined : reveal.places[card - 1];
  if (place === undefined || card === undefined) return [{ line: { key: 'why-no-vote' }, points }];
  const others = place.votes.length - 1;
  const key = place.red ? 'why-red' : others === 0 ? 'why-alone' : 'why-crowd';
  const capped = key === 'why-crowd' && place.votes.length > points;
  return [
    { line: { key: capped ? 'why-crowd-capped' : key, args: { card, others, points } }, points },
  ];
}

function lone({ reveal }: Turn, side: number): Reason[] {
  const points = pointsOf(reveal, side).lone;
  return points > 0 ? [{ line: { key: 'why-lone' }, points }] : [];
}

function bonus({ reveal, pairs, who }: Turn, side: number): Reason[] {
  const points = pointsOf(reveal, side).bonus;
  if (points === 0) return [];
  const { votes, cards, owner } = astray(reveal, side);
  const capped = pairs ? 'why-bonus-capped-pair' : 'why-bonus-capped';
  const key = votes > points ? capped : pairs ? 'why-bonus-pair' : 'why-bonus';
  const name = who.name(owner);
  const args = { votes, points, cards: joined(cards.map(String)), count: cards.length, name };
  return [{ line: { key, args }, points }];
}

/** The few words beside a rabbit while the reveal goes on; nothing of it before its time. */
export function stateOf(turn: Turn, side: number, judged: boolean): Line | null {
  const { reveal, who, pairs } = turn;
  const teller = who.sideOf(reveal.storyteller) === side;
  if (reveal.outcome === 'crowd') return crowdState(turn, side, teller);
  if (teller) {
    const args = { name: who.name(reveal.storyteller) };
    return { key: pairs ? 'state-told-pair' : 'state-told', args };
  }
  const line = voted(turn, side);
  if (line.key === 'why-no-vote') return null;
  if (judged && line.key.startsWith('why-found'))
    return { ...line, key: pairs ? 'state-found-pair' : 'state-found' };
  return { ...line, key: pairs ? 'state-voted-pair' : 'state-voted' };
}

function crowdState({ reveal, who }: Turn, side: number, teller: boolean): Line | null {
  const [seat] = who.members(side);
  const [card] = seat === undefined ? [] : votesOf(reveal, seat);
  if (card === undefined) return null;
  const red = reveal.places.findIndex((place) => place.red) + 1;
  if (teller && red > 0)
    return { key: 'state-voted-red', args: { cards: `${card}`, count: 1, red } };
  return { key: 'state-voted', args: { cards: `${card}`, count: 1 } };
}

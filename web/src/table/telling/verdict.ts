import { isolated } from '../../words/isolate';
import { joined, type Who } from '../people/who';
import type { PlaceView, RevealView, SideView } from '../../wire/messages';
import type { Arguments } from '../../words/bundle';
import { findersOf, pointsOf, votersOf, type Stage } from './reveal';

/** Words to come: a message and what it is about. Only numbers and names go in. */
export interface Line {
  key: string;
  args?: Arguments;
}
export interface Told {
  title: Line;
  small: Line[];
}
/** A turn that has been revealed, and the table it was played at. */
export interface Turn {
  reveal: RevealView;
  sides: SideView[];
  /** Two and two share a rabbit. */
  pairs: boolean;
  /** The score to reach, where there is one. */
  goal: number | null;
  /** The game ended with this turn. */
  over: boolean;
  who: Who;
  /** More names than these are counted instead of named. */
  few?: number;
}

const FEW = 4;

export function toldAt(stage: Stage, turn: Turn): Told {
  switch (stage) {
    case 'votes':
      return votes(turn);
    case 'owners':
      return owners(turn);
    case 'breath':
      return breath(turn);
    case 'told':
      return told(turn);
    case 'bonus':
      return bonus(turn);
    case 'run':
      return run(turn);
    default:
      return turn.reveal.outcome === 'crowd' ? crowd(turn) : verdict(turn);
  }
}

/** In the open pause: the verdict, and for what there were points; who leads is seen. */
export function toldAtRest(stages: Stage[], turn: Turn): Told {
  const said = stages.filter((one) => one === 'verdict' || one === 'bonus');
  return { ...toldAt('rest', turn), small: said.flatMap((one) => toldAt(one, turn).small) };
}

function votes({ reveal, who }: Turn): Told {
  const small: Line[] = [mostVotes(reveal)];
  const red = reveal.places.findIndex((place) => place.red) + 1;
  if (red > 0) {
    small.push({
      key: 'reveal-votes-red',
      args: { name: who.name(reveal.storyteller), card: red },
    });
  }
  if (reveal.stand_ins.length > 0) {
    const names = joined(reveal.stand_ins.map(who.name));
    small.push({ key: 'reveal-stand-ins', args: { names } });
  }
  return { title: { key: 'reveal-votes' }, small };
}

function mostVotes(reveal: RevealView): Line {
  const most = Math.max(0, ...reveal.places.map((place) => place.votes.length));
  const cards = reveal.places.flatMap((p, at) => (p.votes.length === most ? [`${at + 1}`] : []));
  if (most === 0) return { key: 'reveal-votes-none' };
  if (cards.length > FEW) {
    return { key: 'reveal-votes-spread', args: { votes: most, count: cards.length } };
  }
  const key = cards.length === 1 ? 'reveal-votes-most' : 'reveal-votes-level';
  return { key, args: { votes: most, cards: joined(cards) } };
}

function owners({ reveal }: Turn): Told {
  const crowd = reveal.target === null;
  return { title: { key: 'reveal-owners' }, small: crowd ? [{ key: 'reveal-owners-crowd' }] : [] };
}

function breath({ reveal }: Turn): Told {
  const key = reveal.target === null ? 'reveal-breath-crowd' : 'reveal-breath';
  return { title: { key }, small: [] };
}

function told({ reveal, who }: Turn): Told {
  const card = reveal.target ?? 0;
  const owner = reveal.places[card - 1]?.owner ?? reveal.storyteller;
  const key = owner === reveal.storyteller ? 'reveal-owners-told' : 'reveal-owners-mate';
  const [name, teller] = [who.name(owner), who.name(reveal.storyteller)];
  return { title: { key, args: { card, name, teller } }, small: [] };
}

function verdict(turn: Turn): Told {
  const { reveal, pairs, who } = turn;
  const finders = findersOf(reveal);
  const side = reveal.places[(reveal.target ?? 0) - 1]?.side ?? -1;
  const teller = who.sideName(side);
  const mine = pointsOf(reveal, side).found;
  if (reveal.outcome !== 'some') {
    const theirs = Math.max(0, ...reveal.points.map((one) => (one.side === side ? 0 : one.found)));
    const title = { key: reveal.outcome === 'all' ? 'reveal-all' : 'reveal-nobody' };
    const key = pairs ? 'reveal-others-pairs' : 'reveal-others';
    return { title, small: [{ key, args: { teller, mine, theirs } }] };
  }
  const voters = votersOf(reveal).length;
  const title = { key: 'reveal-some', args: { found: finders.length, voters } };
  // H6: who has found it and left takes no points.
  const sides = [...new Set(finders.map(who.sideOf))].filter((one) => one !== undefined);
  const theirs = Math.max(0, ...sides.map((one) => pointsOf(reveal, one).found));
  const names = sides.map(who.sideName);
  const few = names.length > 0 && names.length <= (turn.few ?? FEW);
  const count = few ? names.length : finders.length;
  const args = { teller, mine, theirs, names: joined(names), count };
  return { title, small: [{ key: few ? 'reveal-some-few' : 'reveal-some-many', args }] };
}

interface Crowd {
  card: number;
  place: PlaceView;
  count: number;
  /** P5: what each of them gets. */
  each: number;
}

function crowd(turn: Turn): Told {
  const all = crowds(turn.reveal, turn.who);
  const met = all.filter((one) => one.count > 1 && !one.place.red);
  const small = [...worth(met), ...spoilt(turn), ...alone(all, turn)];
  return { title: crowdTitle(met, all), small };
}

function crowds(reveal: RevealView, who: Who): Crowd[] {
  return reveal.places
    .map((place, at) => {
      return { card: at + 1, place, count: place.votes.length, each: each(reveal, place, who) };
    })
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
}

/** What a vote on this card brought: the same for all who are still there. */
function each(reveal: RevealView, place: PlaceView, who: Who): number {
  const sides = place.votes.map(who.sideOf).filter((one) => one !== undefined);
  return Math.max(0, ...sides.map((side) => pointsOf(reveal, side).found));
}

function crowdTitle(met: Crowd[], all: Crowd[]): Line {
  const [first] = met;
  if (first === undefined) {
    // P6: there was a crowd, and the red vote lay where it met.
    const red = all.find((one) => one.count > 1);
    if (red) return { key: 'reveal-crowd-red', args: { count: red.count, card: red.card } };
    return { key: 'reveal-crowd-none' };
  }
  const { count, card } = first;
  if (met.length === 1) return { key: 'reveal-crowd-one', args: { count, card } };
  const most = met.filter((one) => one.count === count);
  const key = most.length > 1 ? 'reveal-crowd-level' : 'reveal-crowd-most';
  const cards = joined(most.map((one) => `${one.card}`));
  return { key, args: { count, cards } };
}

/** P5: as many points as voters on the card, at most 5. */
function worth(met: Crowd[]): Line[] {
  return met.map(({ card, each, count }) => ({
    key: count > each ? 'reveal-crowd-capped' : 'reveal-crowd-worth',
    args: { card, points: each },
  }));
}

/** P6: votes on the card with the red vote score nothing. */
function spoilt({ reveal, who, few = FEW }: Turn): Line[] {
  const at = reveal.places.findIndex((place) => place.red);
  const place = reveal.places[at];
  if (place === undefined) return [];
  const [card, count] = [at + 1, place.votes.length];
  if (count === 0) return [{ key: 'reveal-red-missed', args: { card } }];
  if (count > few) return [{ key: 'reveal-red-many', args: { card, count } }];
  return [{ key: 'reveal-red', args: { card, names: joined(place.votes.map(who.name)) } }];
}

/** P7: a voter alone on a card scores nothing. */
function alone(all: Crowd[], { who, few = FEW }: Turn): Line[] {
  const lone = all.filter((one) => one.count === 1 && !one.place.red);
  if (lone.length === 0) return [];
  if (lone.length > few) return [{ key: 'reveal-alone-many', args: { count: lone.length } }];
  const names = joined(lone.flatMap((one) => one.place.votes.map(who.name)));
  return [{ key: 'reveal-alone', args: { names, count: lone.length } }];
}

interface Astray {
  votes: number;
  cards: number[];
  /** Who laid them. */
  owner: number;
}

/** C10: votes that went to a side's own cards, the card to be found apart. */
export function astray(reveal: RevealView, side: number): Astray {
  const own = reveal.places
    .map((place, at) => ({ place, card: at + 1 }))
    .filter(({ place, card }) => place.side === side && card !== reveal.target)
    .filter(({ place }) => place.votes.length > 0);
  const votes = own.reduce((sum, { place }) => sum + place.votes.length, 0);
  return { votes, cards: own.map(({ card }) => card), owner: own[0]?.place.owner ?? -1 };
}

function bonus(turn: Turn): Told {
  const { reveal, who } = turn;
  const given = reveal.points.filter((one) => one.bonus > 0);
  const small = [...bonusLines(turn), ...loneLines(turn)];
  const [first] = given;
  if (first === undefined) return { title: { key: 'reveal-lone' }, small };
  const votes = given.reduce((sum, one) => sum + astray(reveal, one.side).votes, 0);
  if (given.length > 1) return { title: { key: 'reveal-bonus', args: { votes } }, small };
  const name = who.name(astray(reveal, first.side).owner);
  return { title: { key: 'reveal-bonus-one', args: { votes, name } }, small };
}

function bonusLines({ reveal, who, few = FEW }: Turn): Line[] {
  const given = reveal.points.filter((one) => one.bonus > 0);
  if (given.length === 0) return [];
  // O2: the bonus has a cap.
  const cap = given.find((one) => astray(reveal, one.side).votes > one.bonus)?.bonus;
  if (given.length > few) {
    const key = cap === undefined ? 'reveal-bonus-many' : 'reveal-bonus-many-capped';
    return [{ key, args: { cap: cap ?? 0 } }];
  }
  const names = joined(given.map((one) => `${isolated(who.sideName(one.side))} +${one.bonus}`));
  const key = cap === undefined ? 'reveal-bonus-few' : 'reveal-bonus-few-capped';
  return [{ key, args: { names, cap: cap ?? 0 } }];
}

/** O6: found with a single vote, where two were allowed. */
function loneLines({ reveal, who, few = FEW }: Turn): Line[] {
  const lone = reveal.points.filter((one) => one.lone > 0);
  const [first] = lone;
  if (first === undefined) return [];
  const names = joined(lone.map((one) => who.sideName(one.side)));
  const args = { points: first.lone, count: lone.length, names };
  return [{ key: lone.length > few ? 'reveal-lone-many' : 'reveal-lone-few', args }];
}

function run(turn: Turn): Told {
  const { reveal, sides, goal, over } = turn;
  const best = Math.max(0, ...sides.map((one) => one.score));
  const moved = reveal.points.some((one) => one.found + one.lone + one.bonus > 0);
  const reached = goal !== null && best >= goal;
  const ran = moved ? 'reveal-run' : 'reveal-run-none';
  const key = reached ? 'reveal-run-moon' : over ? 'reveal-run-last' : ran;
  return { title: { key }, small: [lead(turn, best)] };
}

function lead({ sides, who, few = FEW }: Turn, best: number): Line {
  if (best === 0) return { key: 'reveal-lead-nobody' };
  const first = sides.filter((one) => one.score === best);
  const people = first.flatMap((one) => who.members(one.side)).length;
  const names = joined(first.map((one) => who.sideName(one.side)));
  const args = { points: best, count: first.length, people, names };
  return { key: first.length > few ? 'reveal-lead-many' : 'reveal-lead', args };
}

import type { RevealView, SidePoints, SideView } from '../../wire/messages';

/** The reveal is told in steps; `rest` is the open pause after them. */
export type Stage = 'votes' | 'owners' | 'breath' | 'told' | 'verdict' | 'bonus' | 'run' | 'rest';

const ORDER: Stage[] = ['votes', 'owners', 'breath', 'told', 'verdict', 'bonus', 'run', 'rest'];
/** How long (ms) each is looked at before the next comes by itself; `owners` as the cards are many. */
const LASTS: Record<Exclude<Stage, 'owners'>, number> = {
  votes: 1700,
  breath: 900,
  told: 1400,
  verdict: 1700,
  bonus: 1600,
  run: 2400,
  rest: Infinity,
};
/** All of them have turned after so long; few do not hurry. */
const TURNED = 1600;
const APART = 330;
const SEEN = 500;

/** The steps of this reveal: where no card is to be found, or nobody earned a bonus, none is told. */
export function stagesOf(reveal: RevealView): Stage[] {
  const bonus = reveal.points.some((one) => one.bonus > 0 || one.lone > 0);
  return ORDER.filter((stage) => {
    if (stage === 'told') return reveal.target !== null;
    return stage !== 'bonus' || bonus;
  });
}

/** The cards that turn before the held breath, by their number: the least believed first. */
export function turningOf(reveal: RevealView): number[] {
  const votes = (card: number) => reveal.places[card - 1]?.votes.length ?? 0;
  return reveal.places
    .map((_, at) => at + 1)
    .filter((card) => card !== reveal.target)
    .sort((a, b) => votes(a) - votes(b));
}

/** From the turn of one card to that of the next (ms). */
export function turnsApart(reveal: RevealView): number {
  return Math.min(APART, TURNED / Math.max(1, turningOf(reveal).length));
}

/** How long this stage lasts; the last one for ever. */
export function lasts(stage: Stage, reveal: RevealView): number {
  if (stage !== 'owners') return LASTS[stage];
  return turnsApart(reveal) * turningOf(reveal).length + SEEN;
}

/** Where a reveal is that began so many milliseconds ago. */
export function stageAfter(reveal: RevealView, elapsed: number): Stage {
  let begins = 0;
  for (const stage of stagesOf(reveal)) {
    begins += lasts(stage, reveal);
    if (elapsed < begins) return stage;
  }
  return 'rest';
}

export function nextStage(stages: Stage[], now: Stage): Stage {
  return stages[stages.indexOf(now) + 1] ?? 'rest';
}

/** The stages somebody steps through; nobody taps to hold a breath. */
export function stepsOf(stages: Stage[]): Stage[] {
  return stages.filter((stage) => stage !== 'breath');
}

/** Has `now` come as far as `stage`? What has been shown stays. */
export function shows(now: Stage, stage: Stage): boolean {
  return ORDER.indexOf(now) >= ORDER.indexOf(stage);
}

export function pointsOf(reveal: RevealView, side: number): SidePoints {
  return reveal.points.find((one) => one.side === side) ?? { side, found: 0, lone: 0, bonus: 0 };
}

export function totalOf({ found, lone, bonus }: SidePoints): number {
  return found + lone + bonus;
}

/** What a side has been given so far; nothing is told before the verdict. */
export function plusAt(reveal: RevealView, side: number, now: Stage): number | null {
  if (!shows(now, 'verdict')) return null;
  const points = pointsOf(reveal, side);
  return shows(now, 'bonus') ? totalOf(points) : points.found;
}

/** A rabbit's way in this turn: the view has the score after it. */
export function wayOf(reveal: RevealView, side: SideView): { from: number; to: number } {
  return { from: side.score - totalOf(pointsOf(reveal, side.side)), to: side.score };
}

/** The places (from 1) a player voted for. */
export function votesOf(reveal: RevealView, seat: number): number[] {
  return reveal.places.flatMap((place, at) => (place.votes.includes(seat) ? [at + 1] : []));
}

/** Everybody who had a vote, in the order of the seats. */
export function votersOf(reveal: RevealView): number[] {
  const seats = new Set(reveal.places.flatMap((place) => place.votes));
  return [...seats].sort((a, b) => a - b);
}

/** The card a turn is remembered by: the one to be found, or the crowd's own choice. */
export function heroOf(reveal: RevealView): number {
  if (reveal.target !== null) return reveal.target;
  const most = Math.max(0, ...reveal.places.map((place) => place.votes.length));
  return reveal.places.findIndex((place) => place.votes.length === most) + 1;
}

/** Who found the card to be found. */
export function findersOf(reveal: RevealView): number[] {
  return reveal.target === null ? [] : [...(reveal.places[reveal.target - 1]?.votes ?? [])];
}

/** Highest score first; those who are level keep the order of the table. */
export function ranked<Side extends { score: number }>(sides: Side[]): Side[] {
  return [...sides].sort((a, b) => b.score - a.score);
}

import { asSentence } from '../table/turn/heard';
import { turningOf, type Stage } from '../table/telling/reveal';
import { toldAt, type Turn } from '../table/telling/verdict';
import { t } from '../words/fluent';

/** The stages of a reveal that have come since `heard`, each as it is told; at last, what is mine. */
export function heardSince(
  heard: Stage | null,
  now: Stage,
  stages: Stage[],
  turn: Turn,
  mine = '',
): string | null {
  if (heard === now) return null;
  const from = heard === null ? stages.indexOf(now) : stages.indexOf(heard) + 1;
  const come = stages.slice(from, stages.indexOf(now) + 1);
  // Who comes when all is told is told how the turn ended.
  const late = come.length === 1 && heard === null;
  const told = late ? come : come.filter((one) => one !== 'rest' && one !== 'breath');
  const words = told.flatMap((stage) => saidAt(stage, turn));
  if (now === 'rest' && mine) words.push(mine);
  return words.length > 0 ? words.map(asSentence).join(' ') : null;
}

function saidAt(stage: Stage, turn: Turn): string[] {
  const { title, small } = toldAt(stage, turn);
  const told = [title, ...small].map(({ key, args }) => t(key, args));
  return stage === 'owners' ? [...told, ...ownersOf(turn)] : told;
}

/** Whose the others were, as eyes see it under each of them. */
function ownersOf({ reveal, who }: Turn): string[] {
  return turningOf(reveal).map((card) =>
    t('reveal-owner-of', { card, name: who.name(reveal.places[card - 1]?.owner ?? -1) }),
  );
}

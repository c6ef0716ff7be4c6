import { asSentence } from '../table/heard';
import type { Stage } from '../table/reveal';
import { toldAt, type Turn } from '../table/verdict';
import { t } from '../words/fluent';

/** The stages of a reveal that have come since `heard`, each as it is told. */
export function heardSince(
  heard: Stage | null,
  now: Stage,
  stages: Stage[],
  turn: Turn,
): string | null {
  if (heard === now) return null;
  const from = heard === null ? stages.indexOf(now) : stages.indexOf(heard) + 1;
  const come = stages.slice(from, stages.indexOf(now) + 1);
  // At rest nothing new is told; who comes to it is told how the turn ended.
  const told = come.length > 1 || heard !== null ? come.filter((one) => one !== 'rest') : come;
  const words = told.flatMap((stage) => {
    const { title, small } = toldAt(stage, turn);
    return [title, ...small].map(({ key, args }) => t(key, args));
  });
  return words.length > 0 ? words.map(asSentence).join(' ') : null;
}

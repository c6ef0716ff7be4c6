import type { Line, Turn } from '../table/telling/verdict';
import { t } from '../words/fluent';
import { reasonsOf, type Reason } from './reasons';

/** The last line of a reveal, for the one who looks: what this turn brought me, and for what. */
export function mineOf(turn: Turn, seat: number | null): Line[] {
  const side = seat === null ? undefined : turn.who.sideOf(seat);
  if (seat === null || side === undefined) return [];
  const reasons = reasonsOf(turn, side);
  // C8: where everybody else is given the same, it does not matter what I voted for.
  const same = reasons.some(({ line }) => line.key.startsWith('why-others'));
  const told = same ? reasons.filter(({ points }) => points > 0) : reasons;
  return told.map((one) => ({
    key: `mine-${whatOf(one, turn, seat)}`,
    args: { ...one.line.args, points: one.points },
  }));
}

/** As one sentence after the other; '' for those who only watch. */
export const mineWords = (turn: Turn, seat: number | null): string =>
  mineOf(turn, seat)
    // '+2. 3' at the end of a line would be read as one number.
    .map(({ key, args }) => t(key, args).replace(/^(\d+) /, '$1\u00a0'))
    .join(' ');

/** What the other half of a pair did is told with their name, and a clue is that of both. */
function whatOf({ line }: Reason, { pairs, who }: Turn, seat: number): string {
  const [, what = ''] = /^why-(.*?)(?:-pair)?$/.exec(line.key) ?? [];
  if (!pairs) return what === 'bonus' && Number(line.args?.['count']) > 1 ? 'bonus-cards' : what;
  const name = line.args?.['name'];
  const by = name !== undefined && name !== who.name(seat);
  return by || what.startsWith('told') ? [what, 'pair'].join('-') : what;
}

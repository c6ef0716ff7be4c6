import type { SetUp } from '../../wire/messages';
import { t } from '../../words/fluent';
import { reads } from './games';

/** How long a game lasts: to 30 points, or each tells once. */
export function lengthOf({ game, options }: SetUp): string {
  return reads(game, 'target_score')
    ? t('new-to-points', { points: options.target_score })
    : t('new-each-tells', { turns: options.storyteller_turns });
}

/** The house rules in one row, so that they may stay folded. */
export function inShort(set_up: SetUp): string {
  return [
    lengthOf(set_up),
    t(`new-short-timer-${set_up.manners.timer}`),
    t(set_up.listed ? 'new-short-listed' : 'new-short-private'),
  ].join(' · ');
}

import type { BestClue, Finding } from '../../wire/messages';
import { t } from '../../words/fluent';
import { clueWords } from '../clues/told';
import type { Who } from '../people/who';
import type { Remembered } from './history';

/** A finding in words: what it is, and by one tap the counts it comes from. */
export interface Told {
  key: string;
  title: string;
  line: string;
  why: string[];
  /** Whom it speaks of. */
  seats: number[];
  /** The card it speaks of, if there is one. */
  card: string | null;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export function told(finding: Finding, who: Who): Told {
  switch (finding.finding) {
    case 'kindred': {
      const [there, back] = finding.found;
      const names = { one: who.name(there!.finder), two: who.name(back!.finder) };
      const ways = finding.found.map(({ finder, owner, found, times, chance }) =>
        t('findings-kindred-way', {
          one: who.name(finder),
          two: who.name(owner),
          found,
          times,
          chance: rounded(chance),
        }),
      );
      return {
        key: [there!.finder, back!.finder].join(),
        title: t('findings-kindred'),
        line: t('findings-kindred-line', names),
        why: [...ways, t('findings-kindred-doubt')],
        seats: [there!.finder, back!.finder],
        card: null,
      };
    }
    case 'secret':
      return {
        key: 'secret',
        title: t('findings-secret'),
        line: t('findings-secret-line', {
          clue: clueWords(finding.clue),
          name: who.name(finding.seat),
        }),
        why: [t('findings-secret-why', { voters: finding.voters })],
        seats: [finding.seat],
        card: finding.card,
      };
    case 'middle':
      return {
        key: 'middle',
        title: t('findings-middle'),
        line: t('findings-middle-line', { name: who.name(finding.seat) }),
        why: [
          t('findings-middle-why', { count: finding.clues.length, told: finding.told }),
          ...finding.clues.map(({ clue, found, voters }) =>
            t('findings-middle-each', { clue: clueWords(clue), found, voters }),
          ),
        ],
        seats: [finding.seat],
        card: null,
      };
    case 'disguise':
      return {
        key: 'disguise',
        title: t('findings-disguise'),
        line: t('findings-disguise-line', {
          clue: clueWords(finding.clue),
          name: who.name(finding.seat),
          votes: finding.votes,
          voters: finding.voters,
        }),
        why: [t('findings-disguise-why')],
        seats: [finding.seat],
        card: finding.card,
      };
  }
}

/** The clues of the evening among the turns of a game, as a finding. */
export function bestClues(best: BestClue[], turns: Remembered[]): Told[] {
  return best.flatMap(({ turn, hearts }) => {
    const one = turns.find(({ told }) => told.turn === turn);
    if (!one) return [];
    const { clue, storyteller } = one.told.reveal;
    return {
      key: ['clue', turn].join(),
      title: t('findings-clue', { count: 1 }),
      line: t('findings-clue-line', { clue: clueWords(clue), name: one.who.name(storyteller) }),
      why: [t('findings-clue-hearts', { hearts })],
      seats: [storyteller],
      card: one.hero?.card ?? null,
    };
  });
}

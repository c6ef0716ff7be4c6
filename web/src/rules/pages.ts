import { fewestOf, mostOf } from '../table/set-up/games';
import { GAMES, type Options } from '../wire/messages';

export type Drawing =
  | 'clue'
  | 'clue-first'
  | 'clue-only'
  | 'cards'
  | 'cards-all'
  | 'cards-pairs'
  | 'vote'
  | 'vote-red'
  | 'pass';

/** A step of a turn: `rules-step-<title>` and the key of its sentence. */
export interface Step {
  drawing: Drawing;
  title: 'clue' | 'cards' | 'vote' | 'pass';
  words: string;
}

export interface Page {
  steps: Step[];
  /** Is there a card to be found, or a crowd to be joined? */
  points: 'found' | 'crowd';
  /** `rules-<words>`: what votes on one's own card bring. */
  bonus: string;
  /** With three players there are other hands (C18). */
  three: boolean;
  /** From seven on a second vote (O3). */
  seven: boolean;
  pairs: boolean;
}

const step = (drawing: Drawing, title: Step['title'], words: string): Step => ({
  drawing,
  title,
  words,
});

const HUNT = [
  step('clue', 'clue', 'rules-clue-classic'),
  step('cards', 'cards', 'rules-cards-classic'),
  step('vote', 'vote', 'rules-vote-classic'),
];
const PLAIN = { points: 'found', three: false, seven: false, pairs: false } as const;

const PAGES: Record<(typeof GAMES)[number], Page> = {
  classic: { ...PLAIN, steps: HUNT, bonus: 'rules-bonus-classic', three: true },
  odyssey: { ...PLAIN, steps: HUNT, bonus: 'rules-bonus-odyssey', three: true, seven: true },
  party: {
    ...PLAIN,
    steps: [
      step('clue-first', 'clue', 'rules-clue-party'),
      step('cards-all', 'cards', 'rules-cards-party'),
      step('vote-red', 'vote', 'rules-vote-party'),
      step('pass', 'pass', 'rules-pass-party'),
    ],
    points: 'crowd',
    bonus: '',
  },
  teams: {
    ...PLAIN,
    steps: [
      step('clue', 'clue', 'rules-clue-teams'),
      step('cards-pairs', 'cards', 'rules-cards-teams'),
      step('vote', 'vote', 'rules-vote-teams'),
    ],
    bonus: 'rules-bonus-teams',
    pairs: true,
  },
};

/** T9: the team-mate's card is the one to be found, and earns no bonus. */
const PARTNER_ONLY: Page = {
  ...PAGES.teams,
  steps: [
    step('clue-only', 'clue', 'rules-clue-teams-only'),
    step('cards-pairs', 'cards', 'rules-cards-teams-only'),
    step('vote', 'vote', 'rules-vote-teams'),
  ],
  bonus: 'rules-bonus-teams-only',
};

export const isGame = (game: string): boolean => (GAMES as readonly string[]).includes(game);

/** What the page of a game shows; a table's own agreements change it. */
export function pageOf(game: string, options: Options): Page | undefined {
  if (game === 'teams' && options.team_card === 'partner_only') return PARTNER_ONLY;
  return (PAGES as Partial<Record<string, Page>>)[game];
}

/** The numbers for the line under the title. */
export function factsOf(game: string, options: Options) {
  return {
    least: fewestOf(game),
    most: mostOf(game),
    target: options.target_score,
    turns: options.storyteller_turns,
  };
}

import { fewestOf, mostOf } from '../new/games';
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

/** A step of a turn: `rules-step-<title>` and its sentence `rules-<words>`. */
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
  step('clue', 'clue', 'clue-classic'),
  step('cards', 'cards', 'cards-classic'),
  step('vote', 'vote', 'vote-classic'),
];
const PLAIN = { points: 'found', three: false, seven: false, pairs: false } as const;

const PAGES: Record<string, Page> = {
  classic: { ...PLAIN, steps: HUNT, bonus: 'bonus-classic', three: true },
  odyssey: { ...PLAIN, steps: HUNT, bonus: 'bonus-odyssey', three: true, seven: true },
  party: {
    ...PLAIN,
    steps: [
      step('clue-first', 'clue', 'clue-party'),
      step('cards-all', 'cards', 'cards-party'),
      step('vote-red', 'vote', 'vote-party'),
      step('pass', 'pass', 'pass-party'),
    ],
    points: 'crowd',
    bonus: '',
  },
  teams: {
    ...PLAIN,
    steps: [
      step('clue', 'clue', 'clue-teams'),
      step('cards-pairs', 'cards', 'cards-teams'),
      step('vote', 'vote', 'vote-teams'),
    ],
    bonus: 'bonus-teams',
    pairs: true,
  },
};

/** T9: the team-mate's card is the one to be found, and earns no bonus. */
const PARTNER_ONLY: Page = {
  ...PAGES.teams!,
  steps: [
    step('clue-only', 'clue', 'clue-teams-only'),
    step('cards-pairs', 'cards', 'cards-teams-only'),
    step('vote', 'vote', 'vote-teams'),
  ],
  bonus: 'bonus-teams-only',
};

export const isGame = (game: string): boolean => (GAMES as readonly string[]).includes(game);

/** What the page of a game shows; a table's own agreements change it. */
export function pageOf(game: string, options: Options): Page | undefined {
  if (game === 'teams' && options.team_card === 'partner_only') return PARTNER_ONLY;
  return PAGES[game];
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

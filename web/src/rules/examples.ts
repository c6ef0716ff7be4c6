import type { Outcome, Told } from './points';

/** Four at the table: poppy tells, the others vote. The card to be found lies first. */
const four = (votes: Record<string, number[]>): Told => ({
  teller: 'poppy',
  cards: ['poppy', 'sky', 'marigold', 'pine'],
  target: 0,
  votes,
});

export const OUTCOMES: Record<Outcome, Told> = {
  all: four({ sky: [0], marigold: [0], pine: [0] }),
  nobody: four({ sky: [2], marigold: [1], pine: [1] }),
  some: four({ sky: [0], marigold: [0], pine: [2] }),
};

/** One side's card that two others took for the right one. */
export const BONUS = { turn: OUTCOMES.nobody, side: 'sky' };

/** A whole turn of each game that hunts for a card, counted to the end. */
export const EXAMPLES: Record<string, Told> = {
  // C17, in our colours.
  classic: {
    teller: 'rose',
    cards: ['sky', 'plum', 'rose', 'moss', 'marigold', 'poppy'],
    target: 2,
    votes: { sky: [2], moss: [2], plum: [0], marigold: [0], poppy: [1] },
  },
  odyssey: {
    teller: 'rose',
    cards: ['sky', 'poppy', 'moss', 'rose', 'plum', 'marigold', 'inkblue'],
    target: 3,
    votes: {
      sky: [3],
      moss: [3],
      plum: [3, 5],
      marigold: [2],
      inkblue: [0, 4],
      poppy: [2, 3],
    },
    cap: 3,
    lone: true,
  },
  teams: {
    teller: 'poppy',
    cards: ['inkblue', 'poppy', 'poppy', 'marigold'],
    target: 1,
    votes: { inkblue: [1], marigold: [2] },
    cap: 3,
  },
};

/** Party: how many green votes lie on a card, and whether the red one does. */
export const CROWDS: { votes: string[]; red: boolean }[] = [
  { votes: ['sky', 'marigold', 'pine'], red: false },
  { votes: ['poppy', 'rose', 'moss', 'plum', 'milk', 'lagoon'], red: false },
  { votes: ['chestnut'], red: false },
  { votes: ['inkblue', 'slate'], red: true },
];

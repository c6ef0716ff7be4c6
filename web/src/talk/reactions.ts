/** The faces a rabbit can make, in the order they lie on the table. Drawn into the head of `ui/drawings`. */

export const REACTIONS = ['laugh', 'wow', 'heart', 'hmm', 'clap', 'sleepy'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (text: string): text is Reaction =>
  (REACTIONS as readonly string[]).includes(text);

interface Face {
  ears: 'up' | 'down';
  /** Drawn with the pen. */
  lines: string;
  /** Filled with ink. */
  ink?: string;
  /** Filled with red: a heart. */
  red?: string;
  /** Filled with the coat: paws before the face. */
  paws?: string;
  /** Beside the head, on the table. */
  air?: string;
}

export const FACES: Record<Reaction, Face> = {
  laugh: {
    ears: 'up',
    lines: 'M25.500 42.500q3.500-5 7 0M39.500 42.500q3.500-5 7 0',
    ink: 'M29 47.500h14q-1.500 8-7 8t-7-8z',
  },
  wow: {
    ears: 'up',
    lines: 'M25.500 33.500q3-2 5.500-.8M41 32.700q2.500-1.200 5.500.8',
    ink: 'M26 41.500a3.300 3.800 0 1 0 6.600 0 3.300 3.800 0 1 0-6.600 0M39.400 41.500a3.300 3.800 0 1 0 6.600 0 3.300 3.800 0 1 0-6.600 0M33 51.500a3 3.400 0 1 0 6 0 3 3.400 0 1 0-6 0',
  },
  heart: {
    ears: 'up',
    lines: 'M31.500 49.500q4.500 4 9 0',
    red: 'M28.800 46C21.500 40.500 24.300 35.800 26.800 36.400q1.500.4 2 1.800.5-1.400 2-1.800C33.300 35.800 36.100 40.500 28.800 46zM43.200 46C35.900 40.500 38.700 35.800 41.200 36.400q1.500.4 2 1.800.5-1.400 2-1.800C47.700 35.800 50.500 40.500 43.200 46z',
  },
  hmm: {
    ears: 'down',
    lines: 'M25.500 37.500l6-1.800M40.500 33.700q3-1.500 5.500 1M31 51.500q3.500-2.500 5-.8t5-.9',
    ink: 'M29.500 41.500a2.200 2.600 0 1 0 4.400 0 2.200 2.600 0 1 0-4.400 0M42.500 41a2.200 2.600 0 1 0 4.400 0 2.200 2.600 0 1 0-4.400 0',
  },
  clap: {
    ears: 'up',
    lines: 'M25.500 41.500q3.500-4.500 7 0M39.500 41.500q3.500-4.500 7 0',
    air: 'M13 45l-5.500-2M59 45l5.500-2M13 53.500l-6 .5M59 53.500l6 .5',
    paws: 'M35.500 48.500c-5-1-9.500 3-9 7.500.4 4 5 5 8.500 3.500zM36.500 48.500c5-1 9.500 3 9 7.500-.4 4-5 5-8.500 3.500z',
  },
  sleepy: {
    ears: 'down',
    lines: 'M25.500 41q3.500 4 7 0M39.500 41q3.500 4 7 0M33.500 51.500q2.500 1.500 5 0',
    air: 'M54 9h8l-8 9h8M44.500 1h5.500l-5.500 6.500H50',
  },
};

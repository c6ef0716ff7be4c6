/** The faces a rabbit can make, in the order they lie on the table. */
export const REACTIONS = ['laugh', 'wow', 'heart', 'hmm', 'clap', 'sleepy'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (text: string): text is Reaction =>
  (REACTIONS as readonly string[]).includes(text);

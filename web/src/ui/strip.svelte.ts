/** A line that stays in sight, whatever is opened or closed, until it is taken back. */
export interface StripLine {
  words: string;
  again?: () => void;
}

class Strip {
  line = $state.raw<StripLine | null>(null);
}

export const strip = new Strip();

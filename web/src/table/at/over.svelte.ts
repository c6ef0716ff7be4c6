export type SheetName = 'talk' | 'why' | 'time' | 'notices';

/** What lies over the table and stays there when the phase changes: the book, the scores, a sheet. */
class OverTable {
  menu = $state(false);
  scores = $state(false);
  /** One phone for all: puts the cover over what only one may see. */
  cover = $state.raw<(() => void) | null>(null);
  sheet = $state<SheetName | null>(null);

  clear(): void {
    this.menu = this.scores = false;
    this.sheet = null;
  }
}

export const over = new OverTable();

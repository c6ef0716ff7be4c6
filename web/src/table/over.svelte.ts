/** What lies over the table and stays there when the phase changes: the book, the scores. */
class OverTable {
  menu = $state(false);
  scores = $state(false);
  /** One phone for all: puts the cover over what only one may see. */
  cover = $state.raw<(() => void) | null>(null);

  clear(): void {
    this.menu = this.scores = false;
  }
}

export const over = new OverTable();

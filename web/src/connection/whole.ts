import type { OwnView, TableView } from '../wire/messages';

/** A table as one viewer sees it: what all see, and over it what is their own. */
export function whole(table: TableView, own: OwnView | null): TableView {
  if (own === null) return table;
  const game = table.game;
  const mine = { you: own.you, liked: own.liked, heart: own.heart };
  if (game === null || own.game === null) return { ...table, ...mine };
  // The own phase is of the same kind as the one all see: the server sends both together.
  const phase = { ...game.phase, ...own.game.phase } as typeof game.phase;
  return { ...table, ...mine, game: { ...game, ...own.game, phase } };
}

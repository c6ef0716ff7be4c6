export interface Layout {
  columns: number;
  rows: number;
  /** Width of a card in CSS pixels. */
  width: number;
}

/** The columns that make 2:3 cards largest in a box; fewer columns where it makes no difference. */
export function layout(
  cards: number,
  width: number,
  height: number,
  gap: number,
  below = 0,
): Layout {
  let best: Layout = { columns: 1, rows: cards, width: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const wide = (width - (columns - 1) * gap) / columns;
    const high = ((height - (rows - 1) * gap) / rows - below) * (2 / 3);
    const card = Math.floor(Math.min(wide, high));
    if (card > best.width) best = { columns, rows, width: card };
  }
  return best;
}

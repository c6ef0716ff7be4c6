/** Sizes that depend on how much there is to show. */

import { layout } from '../cards/layout';

export interface Box {
  x: number;
  y: number;
  width: number;
}
export interface Fitted {
  boxes: Box[];
  /** Width of a card. */
  card: number;
  /** What the rows take, with the words under them. */
  height: number;
}

/** Numbered cards in rows, as large as the room allows; a short last row stands in the middle. */
export function fitCards(count: number, width: number, height: number, below: number): Fitted {
  const gap = width > 700 ? 22 : width > 480 ? 14 : count > 8 ? 6 : 9;
  const plan = layout(count, width, height, gap, below);
  const [card, high] = [plan.width, plan.width * 1.5 + below];
  const used = plan.rows * high + (plan.rows - 1) * gap;
  const boxes = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / plan.columns);
    const inRow = Math.min(plan.columns, count - row * plan.columns);
    const left = (width - inRow * card - (inRow - 1) * gap) / 2;
    return { x: left + (at % plan.columns) * (card + gap), y: row * (high + gap), width: card };
  });
  return { boxes, card, height: used };
}

const LEAST = 12;

/** The width of a vote's token, so that all of them fit on a card of this width. */
export function fitTokens(count: number, card: number): number {
  const most = Math.round(Math.min(58, Math.max(20, card * 0.3)));
  for (let size = most; size > LEAST; size--) {
    const across = Math.floor((card * 0.92) / (size + 1));
    const down = Math.floor((card * 1.5 * 0.78) / (size * 1.12 + 1));
    if (across * down >= count) return size;
  }
  return LEAST;
}

/** Under a narrow card there is only room for the token of its owner. */
export const isNarrow = (card: number): boolean => card < 70;

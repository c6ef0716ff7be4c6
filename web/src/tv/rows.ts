import type { Row as RevealRow } from '../reveal/rows';
import { seatsShown } from '../table/people/seats';
import type { TableView, View } from '../wire/messages';
import { t } from '../words/fluent';

/** A rabbit in the list for the room. */
export interface Row {
  key: number;
  name: string;
  colour: string;
  pose: 'up' | 'thinking' | 'away';
  bot: boolean;
  state: string;
  /** null: a pair has one score, and it stands with the second of the two. */
  score: number | null;
  plus: number;
}

/** Everybody who plays or sits down soon, with the score of their side. */
export function seatRows(view: TableView, game: View): Row[] {
  const shown = seatsShown(view);
  const side = (seat: number) => game.seats.find((one) => one.seat === seat)?.side;
  return shown.map(({ seat, name, colour, pose, bot, state }, i) => {
    const own = side(seat);
    const next = shown[i + 1];
    const shared = game.facts.pairs && next !== undefined && side(next.seat) === own;
    const score = game.sides.find((one) => one.side === own)?.score ?? null;
    return { key: seat, name, colour, pose, bot, state, score: shared ? null : score, plus: 0 };
  });
}

/** Every side as the reveal has come so far. */
export function sideRows(rows: RevealRow[]): Row[] {
  return rows.map(({ side, name, colour, pose, bot, state, score, plus }) => ({
    key: side,
    name,
    colour,
    pose,
    bot,
    state: state ? t(state.key, state.args) : '',
    score,
    plus: plus ?? 0,
  }));
}

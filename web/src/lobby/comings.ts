import type { ChairView, TableView } from '../wire/messages';
import type { Line } from './ready';

const missing = (from: ChairView[], all: ChairView[]): ChairView[] =>
  all.filter((chair) => !from.some((one) => one.seat === chair.seat));

/** What changed in the lobby, for those who listen: who came, who left, another game. */
export function comings(before: TableView | null, after: TableView): Line[] {
  if (!before) return [];
  const said = (key: string, chairs: ChairView[]): Line[] =>
    chairs.filter((chair) => chair.seat !== after.you).map(({ name }) => ({ key, args: { name } }));
  const game = after.set_up.game;
  return [
    ...said('lobby-came', missing(before.chairs, after.chairs)),
    ...said('lobby-left', missing(after.chairs, before.chairs)),
    ...(game === before.set_up.game ? [] : [{ key: `lobby-now-${game}`, args: {} }]),
  ];
}

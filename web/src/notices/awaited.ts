import type { TableView } from '../wire/messages';

/** The people besides oneself whose turn it is; clockwork rabbits need no letter. */
export function awaitedPeople(view: TableView): number[] {
  const people = view.chairs.filter((one) => one.bot === null).map((one) => one.seat);
  return (view.game?.waiting_for ?? []).filter(
    (seat) => seat !== view.you && people.includes(seat),
  );
}

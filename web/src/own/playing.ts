import type { AtTable } from '../table/at/table.svelte';
import { withDeck, withDecksOf } from '../table/set-up/set-up';
import { doors as allDoors } from '../wire/http';

type At = Pick<AtTable, 'id' | 'view' | 'changeSetUp'>;
type Doors = Pick<typeof allDoors, 'decks'>;

/**
 * Play with an own deck, or without it. The answer is the code of the refusal, `last` where no other
 * deck would be left, or null: it is so now.
 */
export async function play(
  at: At,
  deck: string,
  wanted: boolean,
  doors: Doors = allDoors,
): Promise<string | null> {
  // One that is gone would have the others refused, too.
  const there = await doors.decks(at.id).catch(() => null);
  // Pictures may have been on their way longer than this sheet was open: as the table is now.
  const now = at.view?.set_up;
  if (!now || now.decks.includes(deck) === wanted) return null;
  const known = there ? withDecksOf(now, there) : now;
  const next = known.decks.includes(deck) === wanted ? known : withDeck(known, deck);
  if (next.decks.includes(deck) !== wanted) return 'last';
  const answer = await at.changeSetUp(next);
  return answer.kind === 'rejected' ? answer.code : null;
}

import { Refusal, type doors as allDoors } from '../wire/http';
import type { SetUp } from '../wire/messages';
import type { ownDoors as allOwnDoors } from './doors';
import type { MyDeck } from './mine';

/** What somebody wishes of own pictures before there is a table to bring them to. */

type Doors = Pick<typeof allDoors, 'do'>;
type OwnDoors = Pick<typeof allOwnDoors, 'bring'>;

/**
 * Bring decks of this browser to a new table and play with them too. Those that could not be
 * brought (deleted meanwhile, or the server is another one) come back, with the reason. It does not
 * throw: the table is there, and one goes to it.
 */
export async function bringTo(
  table: string,
  set_up: SetUp,
  wanted: MyDeck[],
  doors: Doors,
  own: OwnDoors,
): Promise<{ deck: MyDeck; error: unknown }[]> {
  const missing: { deck: MyDeck; error: unknown }[] = [];
  const brought: MyDeck[] = [];
  for (const deck of wanted) {
    try {
      await own.bring(table, deck.deck, deck.key);
      brought.push(deck);
    } catch (error) {
      missing.push({ deck, error });
    }
  }
  if (brought.length > 0) {
    const more = { ...set_up, decks: [...set_up.decks, ...brought.map(({ deck }) => deck)] };
    await play(table, more, doors).catch((error: unknown) =>
      missing.push(...brought.map((deck) => ({ deck, error }))),
    );
  }
  return missing;
}

async function play(table: string, set_up: SetUp, doors: Doors): Promise<void> {
  const answer = await doors.do(table, { id: 'own-decks', do: { do: 'change_set_up', set_up } });
  if (answer.kind === 'rejected') throw new Refusal(answer.code, 'The set-up was refused.');
}

let making: string | null = null;

/** At this table a deck is to be made of own pictures as soon as one is there. */
export function wishToMake(table: string): void {
  making = table;
}

/** Asked once. */
export function isToMake(table: string): boolean {
  const wished = making === table;
  if (wished) making = null;
  return wished;
}

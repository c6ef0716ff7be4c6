import type { doors as allDoors } from '../../wire/http';
import { plainSetUp } from './plain';

type Doors = Pick<typeof allDoors, 'decks' | 'openTable' | 'do'>;

/** Four at a table is where Classic is at its best. */
const CHAIRS = 4;

/**
 * A table with clockwork rabbits, the game begun: the next thing one sees is one's hand. Whoever is
 * `new` here lets a rabbit begin (S4), and so chooses and votes before inventing a clue.
 */
export async function playAlone(doors: Doors, name: string, language: string, isNew: boolean) {
  const set_up = plainSetUp(await doors.decks(), language);
  const seated = await doors.openTable({ name, set_up });
  await doors.do(seated.table, { id: 'rabbits', do: { do: 'fill_chairs', chairs: CHAIRS } });
  if (isNew) {
    await doors.do(seated.table, { id: 'after', do: { do: 'give_sign', sign: 'after_you' } });
  }
  await doors.do(seated.table, { id: 'start', do: { do: 'start_game' } });
  return seated;
}

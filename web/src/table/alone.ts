import type { doors as allDoors } from '../wire/http';
import { plainSetUp } from './set-up';

export { decksToPlay, plainSetUp } from './set-up';

type Doors = Pick<typeof allDoors, 'decks' | 'openTable' | 'do'>;

/** Four at a table is where Classic is at its best. */
const RABBITS = 3;

/** A table with clockwork rabbits, the game begun: the next thing one sees is one's hand. */
export async function playAlone(doors: Doors, name: string, language: string) {
  const set_up = plainSetUp(await doors.decks(), language);
  const seated = await doors.openTable({ name, set_up });
  for (let n = 0; n < RABBITS; n++) {
    await doors.do(seated.table, { id: `rabbit-${n}`, do: { do: 'add_bot' } });
  }
  await doors.do(seated.table, { id: 'start', do: { do: 'start_game' } });
  return seated;
}

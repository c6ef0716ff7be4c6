import { asking, type doors as allDoors } from '../wire/http';
import type { SetUp } from '../wire/messages';
import { keepPass } from '../room/passed';

type Doors = Pick<typeof allDoors, 'openTable' | 'takeSeat' | 'forget' | 'do'>;

/** A table with everybody on this device, the game begun. Throws `Refusal`; then nobody sits. */
export async function setTable(doors: Doors, names: string[], set_up: SetUp) {
  const [first = '', ...others] = names;
  const seated = await doors.openTable({ name: first, set_up });
  const { table } = seated;
  const seats = [seated.seat];
  try {
    for (const name of others) {
      seats.push((await doors.takeSeat(table, { name, beside: true })).seat);
    }
  } catch (error) {
    await getUp(doors, table, seats);
    throw error;
  }
  keepPass(table, seats);
  // What stands in the way of the game (too few cards) the table itself says.
  await doors.do(table, { id: 'start', do: { do: 'start_game' } }).catch(() => {});
  return seated;
}

async function getUp(doors: Doors, table: string, seats: number[]): Promise<void> {
  for (const seat of seats) {
    asking.set(table, seat);
    await doors.forget(table).catch(() => {});
  }
  asking.delete(table);
}

import { isPassed } from '../../room/passed';
import { forgetTable, rememberTable } from '../../room/my-tables';
import { go, router } from '../../room/router.svelte';
import { codeOf, doors, Refusal } from '../../wire/http';
import type { AtTable } from './table.svelte';

/** leave: the chair becomes free. forget: and the table erases my name. */
export type How = 'leave' | 'forget';

interface Me {
  table: string;
  code: string;
  name: string;
}

const HOUSE = { go, doors, home: () => router.fetch('home') };

/**
 * Get up from the table. Home is shown first: the table's last view would otherwise look as if
 * somebody had been sent away. Answers with the code of a refusal, or null.
 */
export async function getUp(me: Me, how: How, house = HOUSE): Promise<string | null> {
  if (isPassed(me.table)) return stepAside(me.table, how, house.doors);
  try {
    await house.home();
  } catch {
    return 'unreachable';
  }
  forgetTable(me.table);
  house.go('/');
  try {
    await ask(me.table, how, house.doors);
    forgetTable(me.table);
    return null;
  } catch (error) {
    rememberTable(me.table, me.code, me.name);
    return codeOf(error);
  }
}

/** All who share this device, one after the other; then home. Answers as `getUp` does. */
export async function allGetUp(
  all: Pick<AtTable, 'id' | 'leave'>,
  house: Pick<typeof HOUSE, 'go'> = HOUSE,
): Promise<string | null> {
  const answer = await all.leave();
  if (answer.kind === 'rejected') return answer.code;
  forgetTable(all.id);
  house.go('/');
  return null;
}

/** One of several on this device: the others stay at the table. */
async function stepAside(table: string, how: How, through: typeof doors): Promise<string | null> {
  try {
    await ask(table, how, through);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

async function ask(table: string, how: How, through: typeof doors): Promise<void> {
  if (how === 'forget') {
    await through.forget(table);
    return;
  }
  const answer = await through.do(table, { id: `leave-${Date.now()}`, do: { do: 'leave_table' } });
  if (answer.kind === 'rejected') throw new Refusal(answer.code, answer.code);
}

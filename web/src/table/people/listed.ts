import { t } from '../../words/fluent';
import { spoken } from '../../words/language.svelte';
import { isolated } from '../../words/isolate';
import { breadth } from '../../words/letters';
import { listOf } from '../../words/local';

/** So many letters of names fit into a line of two rows on a small phone. */
const ROOM = 24;
/** "and 3 others" wants room, too. */
const OTHERS = 11;

/** How many names are said in full; the others are counted. */
export function said(names: string[], room = ROOM): number {
  const long = (count: number) =>
    names.slice(0, count).reduce((sum, name) => sum + breadth(name) + 2, -2);
  if (long(names.length) <= room) return names.length;
  let count = names.length - 1;
  while (count > 1 && long(count) + OTHERS > room) count -= 1;
  return count;
}

/** "Bo and Cleo", or "Bo, Cleo and 3 others" where they would not fit. */
export function listed(names: string[], room = ROOM): string {
  const count = said(names, room);
  const first = names.slice(0, count);
  const more = names.length - count;
  if (more === 0) return listOf(first, spoken.language);
  return t('names-more', { names: first.map(isolated).join(', '), more });
}

import { toast } from '../../ui/announce.svelte';
import { t } from '../../words/fluent';
import { over } from './over.svelte';

/**
 * The book of the table, fetched when it is first opened; null if nobody wants it any more. One that
 * did not come is closed again, so that the next tap asks anew.
 */
export async function bookFrom<T>(load: () => Promise<{ default: T }>): Promise<T | null> {
  try {
    const { default: book } = await load();
    return over.menu ? book : null;
  } catch {
    over.menu = false;
    toast(t('problem-unreachable'), { bad: true });
    return null;
  }
}

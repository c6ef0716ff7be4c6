import { isThere, renew } from '../room/renew';
import { onceInAWhile } from '../room/reload';

/** A server that restarts is back in a second or two. */
const PAUSES = [300, 1000, 2500];

const wait = (pause: number) => new Promise((go) => setTimeout(go, pause));

/**
 * Fetch a page, and again if it does not come. Some browsers remember a page that did not come for as
 * long as the tab lives: then the tab starts anew, once; what was typed is kept.
 */
export async function fetched<T>(
  load: () => Promise<T>,
  pauses = PAUSES,
  anew: () => unknown = startAnew,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await wait(pause);
    }
  }
  try {
    return await load();
  } catch (error) {
    anew();
    throw error;
  }
}

/** Only where it is to be had: a table that one sees is better than a page that says nobody answers. */
async function startAnew(): Promise<void> {
  if (await isThere()) onceInAWhile('reverie-page-reload', () => void renew());
}

import type { Do } from '../../connection/socket';

type Sign = Extract<Do, { do: 'give_sign' }>['sign'];

/** The server forgets a sign after a minute and a half; a phone that sleeps gives none. */
const EVERY = 20_000;

/**
 * S4: while somebody is at the first clue no clockwork rabbit begins. Only the table hears it, again
 * and again, until the function that comes back is called. `lives`: is there anybody to hear it?
 */
export function beAtIt(give: (sign: Sign) => unknown, lives: () => boolean): () => void {
  const say = () => {
    // What is not heard now is not worth being said later.
    if (lives()) give('at_it');
  };
  say();
  const timer = setInterval(say, EVERY);
  return () => {
    clearInterval(timer);
    if (lives()) give('not_at_it');
  };
}

import { say, type Arguments } from './bundle';
import { spoken } from './language.svelte';

/** The words for `key` in the player's language. Reading it in a template follows a change. */
export function t(key: string, args?: Arguments): string {
  return say(spoken.bundles, ownWords(key), args);
}

/** A language may have words of its own for a game: `vote-for--party` beside `vote-for`. */
function ownWords(key: string): string {
  const own = `${key}--${spoken.game}`;
  return spoken.game && spoken.bundles[0]?.hasMessage(own) ? own : key;
}

/** Is there such a message? For codes of the server that a list may not know yet. */
export function has(key: string): boolean {
  return spoken.bundles.some((one) => one.hasMessage(key));
}

/** Why the server said no, in the player's words. */
export function problem(code: string): string {
  const key = `problem-${code.replaceAll('_', '-')}`;
  return has(key) ? t(key) : t('problem-unknown');
}

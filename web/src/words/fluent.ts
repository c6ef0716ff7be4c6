import { say, type Arguments } from './bundle';
import { spoken } from './language.svelte';

/** The words for `key` in the player's language. Reading it in a template follows a change. */
export function t(key: string, args?: Arguments): string {
  return say(spoken.bundles, key, args);
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

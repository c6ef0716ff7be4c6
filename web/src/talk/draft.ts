import type { Say } from '../wire/messages';

/** What was typed and not said: it survives a closed sheet, and a reload of this tab. */

const key = (table: string, kind: Say['kind']) => `reverie-say-${table}-${kind}`;

export function loadSaying(table: string, kind: Say['kind']): string {
  try {
    return sessionStorage.getItem(key(table, kind)) ?? '';
  } catch {
    return '';
  }
}

export function keepSaying(table: string, kind: Say['kind'], text: string): void {
  try {
    if (text) sessionStorage.setItem(key(table, kind), text);
    else sessionStorage.removeItem(key(table, kind));
  } catch {
    // Not kept; nothing else depends on it.
  }
}

/** Who has chosen to watch is not asked again in this tab. */

const KEY = (table: string) => `reverie-watch-${table}`;

export function isWatching(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY(table)) !== null;
  } catch {
    return false;
  }
}

export function watch(table: string): void {
  try {
    sessionStorage.setItem(KEY(table), '1');
  } catch {
    // Asked again after a reload.
  }
}

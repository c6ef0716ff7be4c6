const AGAIN = 10 * 60_000;

/** Is it time to load the page anew? A server that stays too new for us is not asked all night. */
export function mayReload(last: string | null, now: number): boolean {
  const then = Number(last ?? 0);
  return !Number.isFinite(then) || now - then > AGAIN || now < then;
}

/** Do this, unless it was just done: somebody must stop a page from loading itself anew for ever. */
export function onceInAWhile(key: string, act: () => void): void {
  try {
    if (!mayReload(sessionStorage.getItem(key), Date.now())) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return; // Nobody would stop it.
  }
  act();
}

/** The server speaks a newer language: fetch the page anew, unless that was just done. */
export function loadAnew(): void {
  onceInAWhile('reverie-tv-reload', () => location.reload());
}

import { mayReload } from './vigil';

const KEY = 'reverie-tv-reload';

/** The server speaks a newer language: fetch the page anew, unless that was just done. */
export function loadAnew(): void {
  try {
    if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // Nobody would stop it from doing so for ever.
  }
  location.reload();
}

/** The client's files and pictures; words for notices and what people wrote stay. */
const OURS = /^reverie-(assets-|pictures)/;

/** A server that does not answer within this (ms) is not there. */
const ANSWERS_WITHIN = 3000;

/**
 * A fresh start: the newest worker, and no kept file between this page and the server's own client.
 * The worker itself stays: with it would go whoever wants to be told that it is their turn. Where
 * nobody would give the page again, it stays as it is, and the answer is false.
 */
export async function renew(): Promise<boolean> {
  const there = await isThere();
  // Without a server there is nothing newer, and the worker has a page for that.
  if (!there && !navigator.serviceWorker?.controller) return false;
  try {
    if (there) await sweep().then(installAgain);
  } catch {
    // A browser that refuses has kept nothing.
  }
  location.reload();
  return true;
}

export function isThere(): Promise<boolean> {
  const answers = fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const late = new Promise<boolean>((go) => setTimeout(() => go(false), ANSWERS_WITHIN));
  return Promise.race([answers, late]);
}

async function sweep(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => OURS.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A worker that is the newest already puts back its page for those without a network. */
async function installAgain(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  workers.forEach((one) => one.active?.postMessage('install'));
  await Promise.all(workers.map((one) => one.update()));
}

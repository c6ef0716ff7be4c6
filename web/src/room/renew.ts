/** The client's files and pictures; words for notices and what people wrote stay. */
const OURS = /^reverie-(assets-|pictures)/;

/** A fresh start: no worker, no kept file stands between this page and the server's own client. */
export async function renew(): Promise<void> {
  try {
    await Promise.all([letGo(), sweep()]);
  } catch {
    // A browser that refuses has kept nothing.
  }
  location.reload();
}

async function letGo(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((one) => one.unregister()));
}

async function sweep(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => OURS.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

import { spoken } from '../words/language.svelte';
import { installing } from '../room/installing.svelte';

/** The app's part that only a secure context has; loaded after the page is there. */
export function startApp(): void {
  installing.listen();
  // A build of its own asks for the worker anew each time: a browser never keeps an old one.
  navigator.serviceWorker
    ?.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .catch(() => {});
  // The app on the device is described in the language it was installed in.
  $effect.root(() => {
    $effect(() => {
      const name = spoken.language === 'en' ? '' : `.${spoken.language}`;
      const link = document.querySelector('link[rel="manifest"]');
      link?.setAttribute('href', `/manifest${name}.webmanifest`);
    });
  });
}

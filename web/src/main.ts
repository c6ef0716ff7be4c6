import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/rabbits.css';
import './look/base.css';
import { theme } from './room/theme.svelte';
import { router } from './room/router.svelte';
import { SCREENS } from './screens';
import { spoken } from './words/language.svelte';

/** Let the browser do something else: a slow phone should not stand still for one long piece. */
const breathe = () => new Promise<void>((go) => setTimeout(go));

async function start(): Promise<void> {
  theme.start();
  router.start(SCREENS);
  // The first screen is fetched while the words are read.
  void router.fetch(router.route.name).catch(() => {});
  await breathe();
  await spoken.start();
  const room = document.getElementById('room');
  if (room) mount(App, { target: room });
  // Plain http at home has no workers; there is nothing to load then, and nothing to say.
  if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) {
    const start = () =>
      void import('./app/start.svelte').then(
        (app) => app.startApp(),
        () => {},
      );
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }
}

void start();

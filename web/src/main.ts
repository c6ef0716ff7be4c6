import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/rabbits.css';
import './look/base.css';
import { theme } from './look/theme.svelte';
import { router } from './room/router.svelte';
import { spoken } from './words/language.svelte';

async function start(): Promise<void> {
  theme.start();
  router.start();
  await spoken.start();
  const room = document.getElementById('room');
  if (room) mount(App, { target: room });
}

void start();

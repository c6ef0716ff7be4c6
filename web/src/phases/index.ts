import type { Component } from 'svelte';
import type { AtTable } from '../table/at/table.svelte';
import type { ScreenName } from '../table/at/screen';
import { fetched } from './again';

export type Shown = Component<{ at: AtTable; onwatch: () => void; ondone: () => void }>;
type Load = () => Promise<{ default: unknown }>;

const LOADERS: Record<ScreenName, Load> = {
  join: () => import('../lobby/Join.svelte'),
  lobby: () => import('../lobby/Lobby.svelte'),
  clue: () => import('./Clue.svelte'),
  choose: () => import('./Choose.svelte'),
  vote: () => import('./Vote.svelte'),
  trim: () => import('./Trim.svelte'),
  rest: () => import('./Rest.svelte'),
  reveal: () => import('./Reveal.svelte'),
  over: () => import('./End.svelte'),
};

/** Every page takes the table; only the one for those without a seat asks to watch. */
export async function load(name: ScreenName): Promise<Shown> {
  const page = (await fetched(LOADERS[name])).default as Shown;
  // Who is quick would else look at an empty table for a moment, of all moments.
  if (name === 'vote') fetchSoon('reveal');
  return page;
}

const fetchSoon = (name: ScreenName) => void LOADERS[name]().catch(() => {});

/** First come the pictures of this page, and whoever plays has seconds to spare. */
const AHEAD = 2500;

/** No game ends so soon. */
const THE_END = 60_000;

/** The pages of an evening, once each, before somebody waits for them. The answer ends it. */
export function fetchAhead(): () => void {
  const soon = setTimeout(
    () => (['clue', 'choose', 'vote', 'reveal'] as const).forEach(fetchSoon),
    AHEAD,
  );
  const late = setTimeout(() => fetchSoon('over'), THE_END);
  return () => [soon, late].forEach(clearTimeout);
}

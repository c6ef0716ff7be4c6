import type { Component } from 'svelte';
import type { RouteName } from '../room/routes';

/** A screen gets the parts of its address (`table`, `code`, `deck`, `game`) as properties. */
type Load = () => Promise<{ default: Component<Record<string, string>> }>;

export const SCREENS: Record<RouteName, Load> = {
  home: () => import('./Home.svelte') as ReturnType<Load>,
  new: () => import('./NewTable.svelte') as ReturnType<Load>,
  table: () => import('./Table.svelte') as ReturnType<Load>,
  code: () => import('./Code.svelte') as ReturnType<Load>,
  decks: () => import('./Decks.svelte') as ReturnType<Load>,
  rules: () => import('./Rules.svelte') as ReturnType<Load>,
  about: () => import('./About.svelte') as ReturnType<Load>,
  tv: () => import('./Tv.svelte') as ReturnType<Load>,
  problem: () => import('./Problem.svelte') as ReturnType<Load>,
};

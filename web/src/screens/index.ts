import type { Component } from 'svelte';
import { pictures } from '../cards/pictures';
import { SHOWN } from '../home/window';
import { isPassed } from '../room/passed';
import { match, type RouteName } from '../room/routes';

/** A screen gets the parts of its address (`table`, `code`, `deck`, `game`) as properties. */
type Load = () => Promise<{ default: Component<Record<string, string>> }>;

const tableIn = (path: string): string => match(path).params['table'] ?? '';

export const SCREENS: Record<RouteName, Load> = {
  home: () => {
    // Asked for beside the page, not by it.
    pictures.prepare(SHOWN);
    return import('./Home.svelte') as ReturnType<Load>;
  },
  new: () => import('./NewTable.svelte') as ReturnType<Load>,
  pass: () => import('../pass/Setting.svelte') as ReturnType<Load>,
  table: () =>
    // A link that moves a seat is redeemed on a page of its own, also here.
    (isPassed(tableIn(location.pathname)) && !location.hash.startsWith('#seat=')
      ? import('../pass/PassTable.svelte')
      : import('./Table.svelte')) as ReturnType<Load>,
  book: () => import('./Book.svelte') as ReturnType<Load>,
  code: () => import('./Code.svelte') as ReturnType<Load>,
  decks: () => import('./Decks.svelte') as ReturnType<Load>,
  rules: () => import('./Rules.svelte') as ReturnType<Load>,
  about: () => import('./About.svelte') as ReturnType<Load>,
  tv: () => import('./Tv.svelte') as ReturnType<Load>,
  circle: () => import('./Circle.svelte') as ReturnType<Load>,
  problem: () => import('../problem/Problem.svelte') as ReturnType<Load>,
};

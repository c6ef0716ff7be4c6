import { MediaQuery } from 'svelte/reactivity';

/** The book lies open: cards are large enough to choose without looking closer first. */
export const wide = new MediaQuery('min-width: 900px');

/** The open book has a tall page: what is done now stands over the deed, and the tally has words. */
export const tall = new MediaQuery('(min-width: 900px) and (min-height: 820px)');

import { MediaQuery } from 'svelte/reactivity';

/** The book lies open: cards are large enough to choose without looking closer first. */
export const wide = new MediaQuery('min-width: 900px');

import type { TableView } from '../../wire/messages';
import { spoken } from '../../words/language.svelte';

/** Which game the words are for: the one that runs, else the one to be played. */
export const gameOf = (view: TableView | null): string =>
  view?.game?.game ?? view?.set_up.game ?? '';

/** Every screen of a table speaks in the words of its game. Call while a screen is set up. */
export function speakOf(view: () => TableView | null): void {
  const game = $derived(gameOf(view()));
  $effect(() => {
    spoken.game = game;
    return () => (spoken.game = '');
  });
}

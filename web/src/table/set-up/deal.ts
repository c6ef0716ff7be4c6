import { rabbitBegins } from '../turn/now';
import type { AtTable } from '../at/table.svelte';

/**
 * The host deals. Whoever is new and alone with clockwork rabbits reads that one of them tells first
 * (S4): then the table has to hear it, too, or its rabbits would politely wait a minute.
 */
export async function deal(at: Pick<AtTable, 'view' | 'sign' | 'startGame'>) {
  if (at.view && rabbitBegins(at.view)) await at.sign('after_you');
  return at.startGame();
}

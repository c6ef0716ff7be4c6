/**
 * The lamp is the turn signal: 1 when it is my move, 0.5 when the table waits for others.
 * A screen says where it hangs: over the middle, or over the right page of the open book.
 */
export type Place = 'middle' | 'home' | 'book';

class Lamp {
  level = $state(1);
  place = $state<Place>('middle');
}

export const lamp = new Lamp();

/** Call while a screen is set up: `hang(() => ({ level: mine ? 1 : 0.5, place: 'book' }))`. */
export function hang(how: () => { level?: number; place?: Place }): void {
  $effect(() => {
    const { level = 1, place = 'middle' } = how();
    lamp.level = level;
    lamp.place = place;
  });
}

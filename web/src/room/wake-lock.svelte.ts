import type { TableView } from '../wire/messages';

/** Somebody thinks about a clue for minutes without touching the screen. */
export function isPlaying(view: TableView | null): boolean {
  const phase = view?.game?.phase.phase;
  return phase !== undefined && phase !== 'over' && phase !== 'rest';
}

type Lock = { release(): Promise<void> };

/** Keeps the screen lit while `wanted`. Browsers take it back when the page is hidden. */
export class WakeLock {
  #lock: Promise<Lock | null> | null = null;

  /** Quietly nothing without https, or when the device is saving power. */
  take(): void {
    if (!('wakeLock' in navigator) || document.visibilityState === 'hidden') return;
    this.#lock = navigator.wakeLock.request('screen').catch(() => null);
  }
  give(): void {
    const lock = this.#lock;
    this.#lock = null;
    void lock?.then((held) => held?.release()).catch(() => {});
  }
}

/** Call while a screen is set up. */
export function stayAwake(view: () => TableView | null): void {
  const playing = $derived(isPlaying(view()));
  $effect(() => {
    if (!playing) return;
    const lock = new WakeLock();
    const seen = () => (document.visibilityState === 'visible' ? lock.take() : lock.give());
    lock.take();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      lock.give();
    };
  });
}

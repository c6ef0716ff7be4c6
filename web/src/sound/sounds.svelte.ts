import { keep, kept } from '../device/keeping';
import type { Stage } from '../table/telling/reveal';
import type { RevealView, TableView } from '../wire/messages';

/** Where one listens: a phone is silent until asked, the television is not. */
export type Where = 'phone' | 'television';
type Player = import('./player').Player;

const KEYS: Record<Where, string> = { phone: 'reverie-sound', television: 'reverie-sound-tv' };
/** So long (ms) a press may last. */
const PRESS = 800;
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Sound at the table. Browsers are silent until the first tap or key; what plays it is fetched
 * only when it is wanted.
 */
class Sounds {
  on = $state(false);
  /** The first tap or key has come: what is on can be heard. */
  awake = $state(false);
  /** A clue is being heard: the table keeps quiet meanwhile. */
  hushed = false;
  #wokeAt = 0;
  #where: Where = 'phone';
  #player: Promise<Player> | null = null;

  /** In an `$effect` of the screen that makes sound. */
  listen(where: Where): () => void {
    this.#where = where;
    this.on = (kept(KEYS[where]) ?? (where === 'television' ? 'on' : 'off')) === 'on';
    // There before the first tap: some browsers allow sound only while it lasts.
    if (this.on) this.#with(() => {});
    for (const kind of GESTURES) addEventListener(kind, this.#wake, { capture: true });
    return () => {
      for (const kind of GESTURES) removeEventListener(kind, this.#wake, { capture: true });
      if (this.#player) this.#with((player) => player.rest());
    };
  }

  turn(on: boolean): void {
    this.on = on;
    keep(KEYS[this.#where], on ? 'on' : 'off');
    if (on) this.#with((player) => this.#sample(player));
  }

  /** A button is pressed. The press that lets the sound out does nothing else: it was on before. */
  press(): void {
    if (this.on && (!this.awake || Date.now() - this.#wokeAt < PRESS)) return;
    this.turn(!this.on);
  }

  /** The table has changed. */
  hear(before: TableView | null, after: TableView): void {
    if (this.on && !this.hushed && before) this.#with((player) => player.hear(before, after));
  }

  /** A stage of the reveal has come. */
  tell(stage: Stage, reveal: RevealView): void {
    if (this.on && !this.hushed && stage !== 'rest')
      this.#with((player) => player.tell(stage, reveal));
  }

  /** The game is over, and its winners are named. */
  end(): void {
    if (this.on) this.#with((player) => player.play([{ kind: 'end', count: 1 }]));
  }

  /** Only inside a gesture may a page begin to sound. */
  #wake = (): void => {
    if (!this.on) return;
    this.#with((player) => this.#rouse(player));
  };

  async #rouse(player: Player): Promise<void> {
    const before = this.awake;
    this.awake = await player.wake();
    if (this.awake && !before) this.#wokeAt = Date.now();
  }

  async #sample(player: Player): Promise<void> {
    this.awake = await player.wake();
    player.play([{ kind: 'yours', count: 1 }]);
  }

  /** Without it the game goes on in silence; the next sound asks for it again. */
  #with(use: (player: Player) => void | Promise<void>): void {
    this.#player ??= import('./player').then(
      ({ Player }) => new Player(),
      (error: unknown) => {
        this.#player = null;
        throw error;
      },
    );
    this.#player.then(use).catch(() => {});
  }
}

export const sounds = new Sounds();

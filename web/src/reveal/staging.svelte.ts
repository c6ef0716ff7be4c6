import {
  lasts,
  nextStage,
  shows,
  stageAfter,
  stagesOf,
  stepsOf,
  type Stage,
} from '../table/telling/reveal';
import type { RevealView } from '../wire/messages';

/** Goes through the stages of a reveal by itself, or as fast as somebody taps. */
export class Staging {
  readonly stages: Stage[];
  stage = $state<Stage>('rest');
  /** It is told from the beginning, with movement; otherwise everything lies there at once. */
  readonly live: boolean;
  readonly still: boolean = $derived(this.stage === 'rest');
  readonly #reveal: RevealView;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `elapsed`: how long ago it began; null if it is not to be told again. */
  constructor(reveal: RevealView, elapsed: number | null) {
    this.#reveal = reveal;
    this.stages = stagesOf(reveal);
    this.stage = elapsed === null ? 'rest' : stageAfter(reveal, elapsed);
    this.live = this.stage !== 'rest';
  }

  /** In an `$effect`; nothing goes on while nobody looks. */
  watch(): () => void {
    const seen = () => (document.hidden ? clearTimeout(this.#timer) : this.#wait());
    document.addEventListener('visibilitychange', seen);
    seen();
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(this.#timer);
    };
  }

  shows(stage: Stage): boolean {
    return shows(this.stage, stage);
  }

  /** What somebody steps through, the pause apart. */
  get steps(): Stage[] {
    return stepsOf(this.stages).slice(0, -1);
  }

  /** A tap: one step on. */
  next = (): void => {
    const on = nextStage(this.stages, this.stage);
    this.#go(on === 'breath' ? nextStage(this.stages, on) : on);
  };

  skip = (): void => this.#go('rest');

  #go(stage: Stage): void {
    this.stage = stage;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.stage === 'rest') return;
    const on = () => this.#go(nextStage(this.stages, this.stage));
    this.#timer = setTimeout(on, lasts(this.stage, this.#reveal));
  }
}

import { lasts, nextStage, shows, stageAfter, stagesOf, type Stage } from '../table/reveal';
import type { RevealView } from '../wire/messages';

/** Goes through the stages of a reveal by itself, or as fast as somebody taps. */
export class Staging {
  readonly stages: Stage[];
  stage = $state<Stage>('rest');
  /** It is told from the beginning, with movement; otherwise everything lies there at once. */
  readonly live: boolean;
  readonly still: boolean = $derived(this.stage === 'rest');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `elapsed`: how long ago it began; null if it is not to be told again. */
  constructor(reveal: RevealView, elapsed: number | null) {
    this.stages = stagesOf(reveal);
    this.stage = elapsed === null ? 'rest' : stageAfter(this.stages, elapsed);
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

  /** A tap: one stage on. */
  next = (): void => {
    this.stage = nextStage(this.stages, this.stage);
    this.#wait();
  };

  skip = (): void => {
    this.stage = 'rest';
    this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.stage !== 'rest') this.#timer = setTimeout(this.next, lasts(this.stage));
  }
}

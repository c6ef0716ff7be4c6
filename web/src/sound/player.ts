import type { Stage } from '../table/telling/reveal';
import type { RevealView, TableView } from '../wire/messages';
import { Instrument } from './instrument';
import { isMineNow, moments, stageMoments, type Moment } from './moments';
import { speaker } from './speaker';

const BUZZ = 40;

/** Hears the table and plays it; silent where there is no WebAudio. */
export class Player {
  #context: AudioContext | null = null;
  #instrument: Instrument | null = null;

  /** Can it be heard? Asked inside a gesture, the answer becomes yes; before one, browsers grumble. */
  async wake(): Promise<boolean> {
    this.#context = speaker();
    if (this.#context) this.#instrument ??= new Instrument(this.#context);
    await this.#context?.resume().catch(() => {});
    return this.#context?.state === 'running';
  }

  /** The screen is left. */
  rest(): void {
    void this.#context?.suspend().catch(() => {});
  }

  play(what: Moment[]): void {
    this.#instrument?.play(what);
  }

  hear(before: TableView, after: TableView): void {
    this.play(moments(before, after));
    if (isMineNow(before, after)) navigator.vibrate?.(BUZZ);
  }

  tell(stage: Stage, reveal: RevealView): void {
    this.play(stageMoments(stage, reveal));
  }
}

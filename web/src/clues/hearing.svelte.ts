import type { Sound } from '../table/clues/limits';
import { endOf } from '../table/clues/mime';
import { sounds } from '../sound/sounds.svelte';
import { speaker } from '../sound/speaker';
import type { Mime, Tune, Voice } from '../wire/messages';
import { voiceDoors } from './doors';
import { loudnessOf, render } from './synth';
import { soundOf } from './voices';
import { RATE } from './waves';

/** A clue that is played: what it is, and the table whose key a recording needs. */
export type Played = { clue: Tune | Mime; table?: string } | { clue: Voice; table: string };

/** The house's volume. */
const VOLUME = 0.8;
/** So that nothing of the first note is lost (s). */
const SOON = 0.04;
/** A picture alone is looked at a little longer than it moves (ms). */
const RINGS = 600;

/** One player for the house: what begins ends what was heard before, and the table is quiet. */
class Hearing {
  /** What is being played, by the key it was given. */
  what = $state<string | null>(null);
  /** Milliseconds since it began. */
  moment = $state(0);
  #end: (() => void) | null = null;

  /** Is this one being played, and how far is it? Null if not. */
  at(key: string): number | null {
    return this.what === key ? this.moment : null;
  }

  /**
   * Plays a clue. `aloud`: with sound; asked inside a gesture where browsers want one. Where it
   * cannot be heard its picture runs along all the same. Throws where a voice cannot be fetched.
   */
  async play(key: string, played: Played, aloud: boolean): Promise<void> {
    this.stop();
    let over = false;
    this.#end = () => (over = true);
    this.what = key;
    this.moment = 0;
    sounds.hushed = true;
    const context = aloud && played.clue.kind !== 'mime' ? speaker() : null;
    const roused = context?.resume().catch(() => {});
    try {
      const buffer = context ? await bufferOf(context, played) : null;
      await Promise.race([roused, new Promise((go) => setTimeout(go, 500))]);
      if (over) return;
      this.#run(buffer && context?.state === 'running' ? context : null, buffer, played);
    } catch (error) {
      if (!over) this.stop();
      throw error;
    }
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    this.what = null;
    this.moment = 0;
    sounds.hushed = false;
  }

  /** One note, as it is struck. */
  strike(voice: Sound, key: number, strength: number): void {
    const context = speaker();
    if (!context) return;
    void context.resume().catch(() => {});
    this.#sound(context, bufferFrom(context, soundOf(voice, key)), loudnessOf(strength));
  }

  #run(context: AudioContext | null, buffer: AudioBuffer | null, played: Played): void {
    const begins = context ? context.currentTime + SOON : performance.now() / 1000;
    const source = context && buffer ? this.#sound(context, buffer, 1) : null;
    const lasts = buffer ? buffer.duration * 1000 : lastsOf(played.clue);
    let frame = 0;
    const look = () => {
      const now = context ? context.currentTime : performance.now() / 1000;
      this.moment = Math.max(0, (now - begins) * 1000);
      if (this.moment >= lasts) this.stop();
      else frame = requestAnimationFrame(look);
    };
    this.#end = () => {
      cancelAnimationFrame(frame);
      source?.stop();
    };
    look();
  }

  #sound(context: AudioContext, buffer: AudioBuffer, loud: number): AudioBufferSourceNode {
    const [source, volume] = [context.createBufferSource(), context.createGain()];
    source.buffer = buffer;
    volume.gain.value = VOLUME * loud;
    source.connect(volume).connect(context.destination);
    source.onended = () => volume.disconnect();
    source.start(context.currentTime + (loud === 1 ? SOON : 0));
    return source;
  }
}

export const hearing = new Hearing();

function lastsOf(clue: Tune | Mime | Voice): number {
  if (clue.kind === 'voice') return clue.length;
  return RINGS + (clue.kind === 'mime' ? endOf(clue.steps) : (clue.notes.at(-1)?.[2] ?? 0));
}

function bufferFrom(context: AudioContext, samples: Float32Array): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, samples.length), RATE);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

/** The last recording that was fetched: it is heard again and again. */
let fetched: { recording: string; bytes: ArrayBuffer } | null = null;

async function bufferOf(
  context: AudioContext,
  { clue, table }: Played,
): Promise<AudioBuffer | null> {
  if (clue.kind === 'mime') return null;
  if (clue.kind === 'tune') return bufferFrom(context, render(clue.notes));
  const { recording } = clue;
  if (fetched?.recording !== recording) {
    fetched = { recording, bytes: await voiceDoors.fetch(table ?? '', recording) };
  }
  // What is decoded is taken away from whoever gave it.
  return context.decodeAudioData(fetched.bytes.slice(0));
}

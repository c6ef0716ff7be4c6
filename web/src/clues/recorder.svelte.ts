import { LONGEST_VOICE } from '../table/clues/limits';
import taking from './taker.js?url&no-inline';
import { slower, WAV_RATE, wavOf } from './wav';

/** The picture of a voice has a line for so long a time (s). */
const MOMENT = 0.1;

/** What was spoken: its WAV, and how long it is (ms). */
export interface Spoken {
  wav: Blob;
  length: number;
}

/** Takes down what the microphone hears, as samples: every browser's own formats differ. */
export class Recorder {
  /** How loud it is just now, 0 to 1. */
  level = $state(0);
  /** The loudness of each moment so far, for the picture. */
  levels = $state<number[]>([]);
  /** Milliseconds so far; null while nothing is taken down. */
  length = $state<number | null>(null);
  #parts: Float32Array[] = [];
  #rate = WAV_RATE;
  /** Of the moment that is not over yet. */
  #samples = 0;
  #power = 0;
  /** What is open: the microphone, the sound, and the way between them. */
  #open: (() => void)[] = [];
  /** Grows with every stop: what an earlier begin still waits for is closed when it comes. */
  #stops = 0;

  /**
   * Throws where the browser does not give a microphone; false: stopped before it was given.
   * `onfull`: the time is over.
   */
  async begin(onfull: () => void): Promise<boolean> {
    this.stop();
    const stops = this.#stops;
    const isStopped = () => stops !== this.#stops;
    try {
      const stream = await microphone();
      const close = () => stream.getTracks().forEach((track) => track.stop());
      if (isStopped()) {
        close();
        return false;
      }
      this.#open.push(close);
      const context = new AudioContext();
      this.#open.push(() => void context.close().catch(() => {}));
      await Promise.all([context.resume(), context.audioWorklet.addModule(taking)]);
      if (isStopped()) return false;
      this.#listen(stream, context, onfull);
      return true;
    } catch (error) {
      if (isStopped()) return false;
      this.stop();
      throw error;
    }
  }

  #listen(stream: MediaStream, context: AudioContext, onfull: () => void): void {
    const heard = context.createMediaStreamSource(stream);
    const taker = new AudioWorkletNode(context, 'taker', { numberOfOutputs: 0, channelCount: 1 });
    this.#parts = [];
    this.#rate = context.sampleRate;
    [this.length, this.levels, this.#samples, this.#power] = [0, [], 0, 0];
    taker.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      this.#take(data);
      if ((this.length ?? 0) >= LONGEST_VOICE) onfull();
    };
    heard.connect(taker);
    this.#open.push(() => {
      taker.port.onmessage = null;
      heard.disconnect();
      taker.disconnect();
    });
  }

  #take(part: Float32Array): void {
    this.#parts.push(part);
    this.#samples += part.length;
    this.#power += part.reduce((sum, value) => sum + value * value, 0);
    if (this.#samples < this.#rate * MOMENT) return;
    this.level = Math.min(1, Math.sqrt(this.#power / this.#samples) * 5);
    this.levels.push(Math.round(this.level * 100) / 100);
    this.length = (this.length ?? 0) + (this.#samples * 1000) / this.#rate;
    [this.#samples, this.#power] = [0, 0];
  }

  /** Nothing is taken down any more; what there is, or null. */
  stop(): Spoken | null {
    this.#stops += 1;
    for (const close of this.#open.splice(0).reverse()) close();
    [this.level, this.length] = [0, null];
    const all = joined(this.#parts);
    this.#parts = [];
    if (all.length === 0) return null;
    const most = Math.floor((LONGEST_VOICE / 1000) * WAV_RATE);
    const samples = slower(all, this.#rate).slice(0, most);
    const rate = Math.min(this.#rate, WAV_RATE);
    return {
      wav: new Blob([wavOf(samples, rate)], { type: 'audio/wav' }),
      length: Math.round((samples.length * 1000) / rate),
    };
  }
}

const microphone = () =>
  navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });

function joined(parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

import type { Moment } from './moments';
import { notesOf, type Note, type Tool } from './score';

/** Plays notes with WebAudio: no files, everything is made here. */
export class Instrument {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #rustle: AudioBuffer;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#rustle = noise(context, 0.6);
    this.#out = room(context);
  }

  /** Nothing is kept for later: what cannot be heard now is not played at all. */
  play(moments: Moment[]): void {
    if (this.#context.state !== 'running') return;
    const now = this.#context.currentTime + 0.02;
    for (const note of moments.flatMap(notesOf))
      TOOLS[note.tool](this.#context, this.#out, note, now, this.#rustle);
  }
}

type Play = (
  context: AudioContext,
  out: AudioNode,
  note: Note,
  now: number,
  rustle: AudioBuffer,
) => void;

const TOOLS: Record<Tool, Play> = {
  // A tine: its tone, a fainter one far above it that dies at once, and the thumb.
  kalimba: (context, out, { at, pitch, loud }, now) => {
    tone(context, out, { pitch, at: now + at, loud: loud * 0.5, rise: 0.004, fall: 1.5 });
    tone(context, out, {
      pitch: pitch * 2,
      at: now + at,
      loud: loud * 0.09,
      rise: 0.003,
      fall: 0.7,
    });
    tone(context, out, {
      pitch: pitch * 5.4,
      at: now + at,
      loud: loud * 0.05,
      rise: 0.002,
      fall: 0.09,
    });
  },
  wood: (context, out, { at, pitch, loud }, now) => {
    tone(context, out, {
      pitch,
      at: now + at,
      loud: loud * 0.6,
      rise: 0.002,
      fall: 0.11,
      drop: 0.86,
    });
    tone(context, out, {
      pitch: pitch * 2.7,
      at: now + at,
      loud: loud * 0.16,
      rise: 0.001,
      fall: 0.05,
    });
  },
  // A card on felt: a low breath with hardly an edge.
  paper: (context, out, { at, loud }, now, rustle) =>
    breath(context, out, rustle, {
      at: now + at,
      loud: loud * 0.55,
      from: 900,
      to: 380,
      lasts: 0.14,
    }),
  // A page: lighter, and it goes past.
  page: (context, out, { at, loud }, now, rustle) =>
    breath(context, out, rustle, {
      at: now + at,
      loud: loud * 0.4,
      from: 1100,
      to: 2900,
      lasts: 0.26,
    }),
};

interface Tone {
  pitch: number;
  at: number;
  loud: number;
  rise: number;
  fall: number;
  /** To which part of itself the pitch falls. */
  drop?: number;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  { pitch, at, loud, rise, fall, drop = 1 }: Tone,
): void {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.frequency.setValueAtTime(pitch, at);
  if (drop !== 1) voice.frequency.exponentialRampToValueAtTime(pitch * drop, at + fall);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  voice.connect(volume).connect(out);
  voice.start(at);
  voice.stop(at + rise + fall + 0.02);
  voice.onended = () => volume.disconnect();
}

interface Breath {
  at: number;
  loud: number;
  from: number;
  to: number;
  lasts: number;
}

function breath(context: AudioContext, out: AudioNode, rustle: AudioBuffer, how: Breath): void {
  const { at, loud, from, to, lasts } = how;
  const [air, band, volume] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.createGain(),
  ];
  air.buffer = rustle;
  // No two cards sound alike.
  air.playbackRate.value = 0.85 + Math.random() * 0.3;
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + lasts * 0.2);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  air.connect(band).connect(volume).connect(out);
  air.start(at, Math.random() * 0.2, lasts + 0.05);
  air.onended = () => volume.disconnect();
}

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * seconds),
    context.sampleRate,
  );
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A small wooden room: everything a little dark, a short tail, and never too loud. */
function room(context: AudioContext): AudioNode {
  const [door, dark, tail, far] = [
    context.createGain(),
    context.createBiquadFilter(),
    context.createConvolver(),
    context.createGain(),
  ];
  const limit = context.createDynamicsCompressor();
  door.gain.value = 0.8;
  dark.type = 'lowpass';
  dark.frequency.value = 5200;
  tail.buffer = echo(context);
  far.gain.value = 0.22;
  limit.threshold.value = -14;
  limit.ratio.value = 6;
  door.connect(dark);
  dark.connect(limit);
  dark.connect(tail).connect(far).connect(limit);
  limit.connect(context.destination);
  return door;
}

function echo(context: AudioContext): AudioBuffer {
  const buffer = noise(context, 0.9);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (wave[i] ?? 0) * (1 - i / wave.length) ** 3.4;
  return buffer;
}

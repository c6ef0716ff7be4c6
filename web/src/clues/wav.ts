/** Mono, 16 bits, 16 000 a second: what every browser can play, 32 KB a second. */
export const WAV_RATE = 16_000;
const HEAD = 44;

/** Fewer samples of the same sound: each is the mean of those it stands for. */
export function slower(samples: Float32Array, from: number, to = WAV_RATE): Float32Array {
  if (from <= to) return samples;
  const ratio = from / to;
  const fewer = new Float32Array(Math.floor(samples.length / ratio));
  for (let i = 0; i < fewer.length; i++) {
    const [first, last] = [Math.floor(i * ratio), Math.floor((i + 1) * ratio)];
    let sum = 0;
    for (let at = first; at < last; at++) sum += samples[at] ?? 0;
    fewer[i] = sum / (last - first);
  }
  return fewer;
}

export function wavOf(samples: Float32Array, rate = WAV_RATE): ArrayBuffer {
  const bytes = new ArrayBuffer(HEAD + samples.length * 2);
  const view = new DataView(bytes);
  const text = (at: number, words: string) =>
    [...words].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((value, i) => {
    const whole = Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
    view.setInt16(HEAD + i * 2, whole, true);
  });
  return bytes;
}

import type { Sound } from '../table/clues/limits';
import { along, breathe, noise, RATE, silence, sine, sing, type Course } from './waves';

/** The fourteen voices of the music corner, each on eleven keys. Nothing is recorded. */

/** A4 B4 C5 D5 E5 F5 G5 A5 B5 C6 D6. */
export const PITCHES: readonly number[] = [
  440, 493.8833, 523.2511, 587.3295, 659.2551, 698.4565, 783.9909, 880, 987.7666, 1046.5023,
  1174.6591,
];

type Make = (pitch: number, key: number) => Float32Array;

/** Comes, stays and goes. */
const swell = (come: number, stay: number, go: number): Course => [
  [0, 0],
  [come, 1],
  [come + stay, 0.85],
  [come + stay + go, 0],
];

const MAKE: Record<Sound, Make> = {
  // A tine of the comb, what rings in it, and the pin that lets it go.
  musicbox: (pitch) => {
    const sound = silence(2.2);
    sing(sound, { pitch, loud: 0.42, half: 0.3, lasts: 2.1 });
    sing(sound, { pitch: pitch * 2.004, loud: 0.1, half: 0.14 });
    sing(sound, { pitch: pitch * 6.27, loud: 0.06, half: 0.045 });
    breathe(sound, {
      pitch: 5200,
      narrow: 1.2,
      loud: 0.05,
      course: swell(0.002, 0.004, 0.03),
      seed: 1,
    });
    return sound;
  },
  whistle: (pitch) => {
    const sound = silence(0.62);
    const glide: Course = [
      [0, pitch * 1.88],
      [0.07, pitch * 2],
      [0.6, pitch * 1.99],
    ];
    sing(sound, {
      pitch: glide,
      loud: 0.3,
      course: swell(0.05, 0.36, 0.16),
      waver: [5.5, 0.006],
      above: [0.05],
    });
    breathe(sound, {
      pitch: pitch * 2,
      narrow: 6,
      loud: 0.03,
      course: swell(0.03, 0.4, 0.15),
      seed: 2,
    });
    return sound;
  },
  // A bell's partials are not in tune with each other: hum, prime, tierce, quint, nominal.
  bell: (pitch) => {
    const sound = silence(3.2);
    for (const [times, loud, half] of [
      [0.5, 0.16, 0.7],
      [1, 0.2, 0.45],
      [1.19, 0.1, 0.36],
      [1.5, 0.05, 0.3],
      [2, 0.14, 0.24],
      [2.66, 0.06, 0.14],
      [4.1, 0.04, 0.06],
    ] as const) {
      sing(sound, { pitch: pitch * times, loud, half, lasts: Math.min(3.2, half * 8) });
    }
    return sound;
  },
  // First only steam, then it begins to sing, and rises.
  kettle: (pitch) => {
    const sound = silence(1.15);
    const rises: Course = [
      [0, pitch * 1.5],
      [0.45, pitch * 1.9],
      [0.8, pitch * 2],
    ];
    sing(sound, {
      pitch: rises,
      loud: 0.2,
      course: [
        [0, 0],
        [0.3, 0.35],
        [0.6, 1],
        [0.95, 0.9],
        [1.12, 0],
      ],
      waver: [17, 0.012],
      above: [0.3, 0.12],
    });
    breathe(sound, {
      pitch: 3400,
      narrow: 1.4,
      loud: 0.09,
      course: swell(0.15, 0.7, 0.28),
      seed: 3,
    });
    return sound;
  },
  drum: (_, key) => {
    const sound = silence(0.6);
    const low = 74 + key * 13;
    const skin: Course = [
      [0, low * 2.1],
      [0.05, low * 1.12],
      [0.4, low],
    ];
    sing(sound, { pitch: skin, loud: 0.62, half: 0.085, lasts: 0.55, above: [0.25, 0.12] });
    breathe(sound, {
      pitch: 900 + key * 90,
      narrow: 0.9,
      loud: 0.24,
      course: swell(0.001, 0.006, 0.05),
      seed: 4,
    });
    return sound;
  },
  // Two beats, the second softer. Small loudspeakers need what lies above.
  heart: (_, key) => {
    const sound = silence(0.62);
    const low = 52 + key * 5;
    for (const [at, loud] of [
      [0, 0.6],
      [0.24, 0.4],
    ] as const) {
      const beat: Course = [
        [0, low * 1.7],
        [0.08, low],
        [0.3, low * 0.9],
      ];
      sing(sound, { pitch: beat, at, loud, half: 0.05, lasts: 0.3, above: [0.7, 0.35, 0.15] });
    }
    return sound;
  },
  // Tick on the strong keys, tock on the others.
  clock: (_, key) => {
    const sound = silence(0.26);
    const wood = 900 + key * 120;
    sing(sound, { pitch: wood, loud: 0.34, half: 0.014 });
    sing(sound, { pitch: wood * 2.71, loud: 0.22, half: 0.007 });
    sing(sound, { pitch: wood * 0.43, loud: 0.2, half: 0.03 });
    breathe(sound, {
      pitch: 4200,
      narrow: 1,
      loud: 0.3,
      course: swell(0.0008, 0.002, 0.012),
      seed: 5,
    });
    return sound;
  },
  // A hinge sticks and slips, faster and faster, and the wood answers.
  door: (_, key) => {
    const sound = silence(1.2);
    const next = noise(60 + key);
    let at = 0.02;
    while (at < 1) {
      const slip = 0.03 - 0.021 * sine(at * 0.42);
      const loud = (0.18 + 0.12 * sine(at * 0.5)) * (0.75 + 0.25 * next());
      const wood = (330 + key * 46) * (1 + 0.5 * at);
      sing(sound, { pitch: wood, at, loud, half: 0.009, lasts: 0.08, above: [0.6, 0.5, 0.35] });
      at += slip * (1 + 0.18 * next());
    }
    return sound;
  },
  wind: (pitch, key) => {
    const sound = silence(1.7);
    const gust: Course = [
      [0, pitch * 0.55],
      [0.6, pitch * 1.25],
      [1, pitch * 0.9],
      [1.7, pitch * 0.6],
    ];
    breathe(sound, {
      pitch: gust,
      narrow: 9,
      loud: 0.24,
      course: swell(0.5, 0.4, 0.78),
      seed: 70 + key,
    });
    breathe(sound, {
      pitch: pitch * 0.5,
      narrow: 0.8,
      loud: 0.1,
      course: swell(0.4, 0.4, 0.85),
      seed: 80 + key,
    });
    return sound;
  },
  // Single drops, and behind them all the others.
  rain: (_, key) => {
    const sound = silence(1.3);
    const next = noise(90 + key);
    const drops = 14 + key * 3;
    for (let drop = 0; drop < drops; drop++) {
      const at = (0.5 + 0.5 * next()) * 1.05;
      const pitch = 1500 + key * 110 + 1100 * next();
      const falls: Course = [
        [0, pitch],
        [0.05, pitch * 1.3],
      ];
      sing(sound, { pitch: falls, at, loud: 0.1 + 0.06 * next(), half: 0.009, lasts: 0.06 });
    }
    breathe(sound, {
      pitch: 5600,
      narrow: 0.7,
      loud: 0.05,
      course: swell(0.25, 0.6, 0.42),
      seed: 91,
    });
    return sound;
  },
  wave: (_, key) => {
    const sound = silence(2.4);
    const high = 420 + key * 75;
    const rolls: Course = [
      [0, high * 0.5],
      [0.9, high * 2.3],
      [1.2, high * 1.7],
      [2.4, high * 0.6],
    ];
    breathe(sound, {
      pitch: rolls,
      narrow: 0.7,
      loud: 0.3,
      course: swell(0.85, 0.25, 1.25),
      seed: 100,
    });
    breathe(sound, { pitch: 4800, narrow: 0.7, loud: 0.07, course: swell(1, 0.2, 1.1), seed: 101 });
    return sound;
  },
  owl: (pitch) => {
    const sound = silence(1);
    const hoot = (at: number, lasts: number, loud: number) => {
      const low = pitch * 0.62;
      const bend: Course = [
        [0, low * 0.93],
        [0.06, low],
        [lasts, low * 0.95],
      ];
      sing(sound, {
        pitch: bend,
        at,
        loud,
        course: swell(0.05, lasts - 0.17, 0.12),
        above: [0.16, 0.04],
      });
      breathe(sound, {
        pitch: low,
        narrow: 3,
        loud: loud * 0.16,
        at,
        course: swell(0.05, lasts - 0.17, 0.12),
        seed: 110,
      });
    };
    hoot(0, 0.22, 0.3);
    hoot(0.34, 0.6, 0.42);
    return sound;
  },
  // A mouth opens and closes: the overtones wander through it, i – a – o.
  cat: (pitch) => {
    const sound = silence(0.85);
    const low = pitch * 0.86;
    const bend: Course = [
      [0, low * 0.82],
      [0.18, low * 1.12],
      [0.4, low * 1.05],
      [0.8, low * 0.7],
    ];
    const mouth: Course = [
      [0, 1],
      [0.25, 2.9],
      [0.5, 2.1],
      [0.8, 0.9],
    ];
    for (let n = 1; n <= 8; n++) {
      const open: Course = Array.from({ length: 17 }, (_, i) => {
        const at = i * 0.05;
        const away = n - along(mouth, at);
        const shape = along(swell(0.07, 0.4, 0.32), at);
        return [at, shape / (1 + away * away * 1.6)] as const;
      });
      const over: Course = bend.map(([at, high]) => [at, high * n] as const);
      sing(sound, { pitch: over, loud: 0.2, course: open, waver: [6, 0.012] });
    }
    return sound;
  },
  // A row of small knocks, so close that they are a voice.
  frog: (_, key) => {
    const sound = silence(0.75);
    const throat = 240 + key * 42;
    const croak = (at: number, knocks: number, loud: number) => {
      for (let n = 0; n < knocks; n++) {
        const high = throat * (1 + 0.35 * (n / knocks));
        sing(sound, {
          pitch: high,
          at: at + n * 0.021,
          loud: loud * (0.5 + 0.5 * sine((n + 1) / (2 * knocks + 2))),
          half: 0.006,
          lasts: 0.05,
          above: [0.8, 0.45, 0.3],
        });
      }
    };
    croak(0, 9, 0.22);
    croak(0.27, 15, 0.3);
    return sound;
  },
};

const made = new Map<string, Float32Array>();

/** One voice on one key, at full strength; made once. */
export function soundOf(voice: Sound, key: number): Float32Array {
  const name = `${voice} ${key}`;
  const found = made.get(name) ?? levelled(MAKE[voice](PITCHES[key] ?? PITCHES[0]!, key), voice);
  made.set(name, found);
  return found;
}

/** How loud the voices stand beside each other; a drum is not a breath. */
const LEVEL: Record<Sound, number> = {
  musicbox: 0.5,
  whistle: 0.36,
  bell: 0.48,
  kettle: 0.32,
  drum: 0.72,
  heart: 0.72,
  clock: 0.55,
  door: 0.42,
  wind: 0.4,
  rain: 0.42,
  wave: 0.5,
  owl: 0.48,
  cat: 0.42,
  frog: 0.5,
};

function levelled(sound: Float32Array, voice: Sound): Float32Array {
  let peak = 0;
  for (const value of sound) peak = Math.max(peak, Math.abs(value));
  const times = peak > 0 ? LEVEL[voice] / peak : 0;
  // Nothing ends with a click.
  const fades = Math.round(0.01 * RATE);
  for (let i = 0; i < sound.length; i++) {
    sound[i]! *= times * Math.min(1, (sound.length - i) / fades);
  }
  return sound;
}

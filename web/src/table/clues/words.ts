import { t } from '../../words/fluent';
import type { Note, Step } from '../../wire/messages';
import { AT_REST, isGesture, isSound, type Sound } from './limits';
import { movedMost, stillsOf } from './mime';

/** What is played or mimed, for those who hear it read aloud. */

/** Fewer notes a second are slow, more are quick. */
const [SLOW, QUICK] = [1.7, 4.2];
/** So many keys higher at the end is rising. */
const RISES = 1.5;
const NAMED = 3;

const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function wayOf(notes: Note[]): 'rising' | 'falling' | 'wandering' | 'level' | null {
  const keys = notes.map(([, key]) => key);
  if (keys.length < 2) return null;
  if (Math.max(...keys) === Math.min(...keys)) return 'level';
  const third = Math.ceil(keys.length / 3);
  const higher = mean(keys.slice(-third)) - mean(keys.slice(0, third));
  if (Math.abs(higher) < RISES) return 'wandering';
  return higher > 0 ? 'rising' : 'falling';
}

function paceOf(notes: Note[]): 'slow' | 'calm' | 'quick' | null {
  const span = (notes.at(-1)?.[2] ?? 0) - (notes[0]?.[2] ?? 0);
  if (notes.length < 2 || span === 0) return null;
  const second = ((notes.length - 1) * 1000) / span;
  return second < SLOW ? 'slow' : second > QUICK ? 'quick' : 'calm';
}

/** The voices, the most frequent first. */
export function voicesOf(notes: Note[]): Sound[] {
  const times = new Map<Sound, number>();
  for (const [voice] of notes) {
    if (isSound(voice)) times.set(voice, (times.get(voice) ?? 0) + 1);
  }
  return [...times.keys()].sort((one, other) => times.get(other)! - times.get(one)!);
}

/** 'Nine notes, rising, slow, music box'. */
export function tuneWords(notes: Note[]): string {
  const [way, pace, voices] = [wayOf(notes), paceOf(notes), voicesOf(notes)];
  const named = voices.slice(0, NAMED).map((voice) => t(`tune-voice-${voice}`));
  if (voices.length > NAMED) named.push(t('tune-others'));
  return [
    t('tune-notes', { count: notes.length }),
    way && t(`tune-way-${way}`),
    pace && t(`tune-pace-${pace}`),
    ...named,
  ]
    .filter((part) => part)
    .join(', ');
}

/** What is done, one after the other; a movement by hand is one thing, however long it is led. */
export function mimeParts(steps: Step[]): string[] {
  let before = AT_REST;
  const said = stillsOf(steps).map((at) => {
    const [, gesture, pose] = steps[at]!;
    if (isGesture(gesture)) return t(`mime-does-${gesture}`);
    const part = movedMost(before, pose);
    before = pose;
    return t(`mime-moves-${part}`);
  });
  return said.filter((one, at) => one !== said[at - 1]);
}

/** 'Hides its face, peeks, jumps'. */
export const mimeWords = (steps: Step[]): string => mimeParts(steps).join(', ');

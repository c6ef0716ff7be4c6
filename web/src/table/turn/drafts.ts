import { forget, keep, kept } from '../../device/keeping';
import type { Clue, Note, Performed, Step } from '../../wire/messages';

export const LONGEST = 500;
export type How = Performed['how'];

/** C2: what is told without words, from anywhere. */
export type Way = 'tune' | 'mime' | 'voice';
/** A recording that lies at the table already; `levels`: its picture. */
export interface VoiceDraft {
  recording: string;
  length: number;
  line: string;
  levels: number[];
}

/** A clue that is not given yet. It outlives a reload, and a race that somebody else has won. */
export interface Draft {
  text: string;
  card: string | null;
  /** Performed, and in what way; null while it is written. */
  how: How | null;
  title: string;
  /** Told without words, and in what way; then `how` is null. */
  way: Way | null;
  notes: Note[];
  steps: Step[];
  voice: VoiceDraft | null;
}

export const EMPTY: Draft = {
  text: '',
  card: null,
  how: null,
  title: '',
  way: null,
  notes: [],
  steps: [],
  voice: null,
};
const KEY = (table: string) => `reverie-clue-${table}`;
const PICKED = (table: string) => `reverie-picked-${table}`;

/** Words wait for another turn; a card that was chosen in an earlier one (`when`) is not kept. */
export function loadDraft(table: string, when = ''): Draft {
  const found = read(KEY(table)) as (Partial<Draft> & { when?: string }) | null;
  if (!found || typeof found.text !== 'string') return { ...EMPTY };
  const { when: then = '', ...draft } = { ...EMPTY, ...found };
  return when === then ? draft : { ...draft, card: null };
}

export function saveDraft(table: string, draft: Draft, when = ''): void {
  if (isEmpty(draft)) forget(KEY(table));
  else keep(KEY(table), JSON.stringify({ ...draft, when }));
}

/** The clue has been given: its words are on the table. */
export function spendDraft(table: string): void {
  forget(KEY(table));
}

export function isEmpty(draft: Draft): boolean {
  const made = draft.notes.length > 0 || draft.steps.length > 0 || draft.voice;
  const written = draft.text.trim() !== '' || draft.title.trim() !== '';
  return !made && !written && !draft.card && !draft.how && !draft.way;
}

/** Has somebody begun to tell here? Then a reload comes back to the slip, not to the hand. */
export function isBegun(draft: Draft): boolean {
  return draft.text.trim() !== '' || draft.how !== null || draft.way !== null;
}

/** H1: characters as a reader counts them, not as the machine does. */
export function letters(text: string): number {
  return [...text.trim()].length;
}

export function clueOf(draft: Draft): Clue | null {
  if (draft.way) return wordlessOf(draft.way, draft);
  if (draft.how) return { kind: 'performed', how: draft.how, title: draft.title.trim() || null };
  const count = letters(draft.text);
  return count > 0 && count <= LONGEST ? { kind: 'written', text: draft.text.trim() } : null;
}

function wordlessOf(way: Way, { notes, steps, voice }: Draft): Clue | null {
  if (way === 'tune') return notes.length > 0 ? { kind: 'tune', notes } : null;
  if (way === 'mime') return steps.length > 0 ? { kind: 'mime', steps } : null;
  if (!voice) return null;
  const { recording, length, line } = voice;
  return { kind: 'voice', recording, length, line: line.trim() };
}

/** What was picked in this phase of this turn and not said yet. */
export function loadPicked<T>(table: string, when: string): T | null {
  const found = read(PICKED(table)) as { when: string; what: T } | null;
  return found && found.when === when ? found.what : null;
}

export function savePicked(table: string, when: string, what: unknown): void {
  keep(PICKED(table), JSON.stringify({ when, what }));
}

function read(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch {
    return null;
  }
}

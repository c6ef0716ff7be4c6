import type { Clue } from '../../wire/messages';
import { t } from '../../words/fluent';
import { mimeWords, tuneWords } from './words';

/** C2: a clue that is heard or seen, and not read. */
export type Wordless = Exclude<Clue, { kind: 'written' } | { kind: 'performed' }>;
export const isWordless = (clue: Clue): clue is Wordless =>
  clue.kind !== 'written' && clue.kind !== 'performed';

/** The words on the paper; none where it is heard or seen. */
export function writtenOf(clue: Clue): string {
  switch (clue.kind) {
    case 'written':
      return clue.text;
    case 'performed':
      return clue.title ?? '';
    case 'voice':
      return clue.line;
    default:
      return '';
  }
}

/** In which way somebody gives it, as `clue-*` says it. */
export function wayOf(clue: Clue): string {
  if (clue.kind === 'written') return 'says';
  return clue.kind === 'performed' ? clue.how : clue.kind;
}

/** For those to whom the page is read. */
export function describedOf(clue: Clue): string {
  if (clue.kind === 'tune') return tuneWords(clue.notes);
  return clue.kind === 'mime' ? mimeWords(clue.steps) : writtenOf(clue);
}

/** The clue in a line: its words, or what it was (C2). */
export function clueWords(clue: Clue): string {
  const words = writtenOf(clue);
  if (words) return words;
  if (isWordless(clue)) return t(`clue-is-${clue.kind}`);
  return t('clue-performed', { how: clue.kind === 'performed' ? clue.how : '' });
}

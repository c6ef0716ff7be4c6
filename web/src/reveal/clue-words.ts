import type { Clue } from '../wire/messages';
import { t } from '../words/fluent';

/** The clue in a line: its words, or how it was performed (C2). */
export function clueWords(clue: Clue): string {
  if (clue.kind === 'written') return clue.text;
  if (clue.title) return clue.title;
  return t('clue-performed', { how: clue.how });
}

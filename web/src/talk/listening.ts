import type { SheetName } from '../table/at/over.svelte';
import { nameOf } from '../table/people/people';
import { announce } from '../ui/announce.svelte';
import type { Said, TableView } from '../wire/messages';
import { t } from '../words/fluent';
import { heardBy, newest } from '../table/talk/lines';

type Lend = (
  view: TableView,
  lines: Said[],
  hidden: number[],
  sheet: SheetName | null,
  /** The newest line that had been said before one came: it may arrive after the table itself. */
  before?: number,
) => void;

/** Lend an ear to a table: new lines of others are spoken once; what was said before one came is not. */
export function lend(saw: (line: Said) => void, speak: (words: string) => void = announce): Lend {
  let known: number | null = null;
  return (view, lines, hidden, sheet, before = 0) => {
    const from = known === null ? Infinity : Math.max(known, before);
    const fresh = heardBy(lines, hidden).filter((one) => one.id > from);
    known = Math.max(known ?? 0, newest(lines));
    for (const line of fresh) saw(line);
    const others = fresh.filter((one) => one.seat !== view.you && !isShown(one, sheet));
    if (others.length > 0) speak(others.map((line) => wordsOf(view, line)).join(' '));
  };
}

/** An open sheet is a live region of its own. */
const isShown = (line: Said, sheet: SheetName | null): boolean =>
  sheet === 'talk' || (sheet === 'why' && line.kind === 'why');

function wordsOf(view: TableView, { seat, kind, text }: Said): string {
  const name = nameOf(view, seat) || t('reveal-gone');
  if (kind === 'reaction') return t('talk-heard-face', { name, face: t(`talk-face-${text}`) });
  return t(kind === 'why' ? 'talk-heard-why' : 'talk-heard', { name, text });
}

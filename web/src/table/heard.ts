import type { TableView } from '../wire/messages';
import { t } from '../words/fluent';
import { lineOf } from './now';
import { nameOf } from './people';

/** What a new phase sounds like, for those who listen: what happened, and what to do now. */
export function heardOf(view: TableView): string | null {
  const phase = view.game?.phase;
  if (!phase || phase.phase === 'reveal' || phase.phase === 'over') return null;
  const parts: string[] = [];
  if (phase.phase === 'choose') {
    const { clue, storyteller } = phase;
    const name = nameOf(view, storyteller);
    const by = clue.kind === 'written' ? '' : t(`clue-${clue.how}`, { name });
    const words = clue.kind === 'written' ? clue.text : (clue.title ?? '');
    parts.push(by, words && t('heard-clue', { name, clue: words }));
  }
  if (phase.phase === 'vote') parts.push(t('heard-cards'));
  parts.push(lineOf(view).line);
  return parts.filter((part) => part !== '').join(' ');
}

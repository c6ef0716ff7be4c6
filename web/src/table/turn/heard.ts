import type { TableView } from '../../wire/messages';
import { t } from '../../words/fluent';
import { lineOf } from './now';
import { nameOf } from '../people/people';
import { describedOf, wayOf, writtenOf } from '../clues/told';

/** What a new phase sounds like, for those who listen: what happened, and what to do now. */
export function heardOf(view: TableView): string | null {
  const phase = view.game?.phase;
  if (!phase || phase.phase === 'reveal' || phase.phase === 'over') return null;
  const parts: string[] = [];
  if (phase.phase === 'choose') {
    const { clue, storyteller } = phase;
    const name = nameOf(view, storyteller);
    const by = clue.kind === 'written' ? '' : t(`clue-${wayOf(clue)}`, { name });
    const words = writtenOf(clue);
    parts.push(by, words ? t('heard-clue', { name, clue: words }) : describedOf(clue));
  }
  if (phase.phase === 'vote') parts.push(t('heard-cards'));
  parts.push(lineOf(view).line);
  return parts
    .filter((part) => part !== '')
    .map(asSentence)
    .join(' ');
}

/** Says a line only when it has become another one; the first is part of its page. */
export class Changes {
  #line: string | null = null;

  changed(line: string): string | null {
    const before = this.#line;
    this.#line = line;
    return before === null || before === line ? null : line;
  }
}

/** Listens to a table: a new page is told as a whole, then only whom we wait for now. */
export class Ear {
  #leaf = '';
  #changes = new Changes();

  /** What is to be said now, if anything. */
  hear(view: TableView, leaf: string): string | null {
    if (leaf !== this.#leaf) {
      this.#leaf = leaf;
      this.#changes = new Changes();
      this.#changes.changed(this.#line(view));
      return heardOf(view);
    }
    return this.#changes.changed(this.#line(view)) || null;
  }

  /** The lobby and the end have lines of their own. */
  #line(view: TableView): string {
    const phase = view.game?.phase.phase;
    return phase === undefined || phase === 'over' ? '' : lineOf(view).line;
  }
}

/** Titles have no full stop; without one a voice runs on into the next sentence. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

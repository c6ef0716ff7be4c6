import type { Performed } from '../wire/messages';
import { t } from '../words/fluent';

/** What to do while somebody performs a clue: what is mimed cannot be heard. */
export const lookUp = (how: Performed['how']): string =>
  t(how === 'mimed' ? 'clue-watch' : 'clue-look-up');

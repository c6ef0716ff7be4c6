/**
 * What players wrote stands among our words without stirring them: in “+1: דנה, Bo” nothing changes
 * sides. All our languages run from left to right, so only what does not is put between marks.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** First-strong isolate, pop directional isolate. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];
const INNERMOST = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(outside(text)) ? OPEN + text + CLOSE : text;
}

/** What is not between marks already: a list of names, a pair. */
function outside(text: string): string {
  const rest = text.replace(INNERMOST, '');
  return rest === text ? text : outside(rest);
}

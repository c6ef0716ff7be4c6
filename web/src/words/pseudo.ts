const ACCENTS: Record<string, string> = { a: 'áá', e: 'éé', i: 'í', o: 'öö', u: 'ü', y: 'ý' };

/** About a third longer and full of accents, as the longest of our languages are; still readable. */
export function longer(text: string): string {
  return text.replace(/[aeiouy]/g, (letter) => ACCENTS[letter] ?? letter);
}

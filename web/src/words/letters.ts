/** Letters as a person counts them: a flag or an emoji of four people is one, never cut apart. */
const LETTER = /(?:\p{RI}\p{RI}|.)(?:\p{M}|\p{EMod}|[\u{e0020}-\u{e007f}]|\u200d.)*/gsu;
const PICTURE = /\p{Extended_Pictographic}|\p{RI}/u;
const SPELT = /[\p{L}\p{N}]/u;

export const lettersOf = (text: string): string[] => text.match(LETTER) ?? [];

/** How much room it takes, in letters: an emoji is as broad as two. */
export const breadth = (text: string): number =>
  lettersOf(text).reduce((sum, one) => sum + (PICTURE.test(one) ? 2 : 1), 0);

/** As many whole letters from the beginning as there is room for. */
export function within(text: string, room: number): string {
  const letters = lettersOf(text);
  let count = letters.length;
  while (count > 0 && breadth(letters.slice(0, count).join('')) > room) count -= 1;
  return letters.slice(0, count).join('');
}

/** Is there anything to be read aloud in it, or only drawings? */
export const isSpelt = (text: string): boolean => SPELT.test(text);

/** What somebody is called first: “Anna” of “Anna Müller”, with the fox before it of “🦊 Anna Müller”. */
export function firstName(name: string): string {
  const parts = name.split(/\s+/);
  const at = parts.findIndex(isSpelt);
  return parts.slice(0, Math.max(0, at) + 1).join(' ');
}

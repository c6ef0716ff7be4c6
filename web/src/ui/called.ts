import { firstName, isSpelt, lettersOf } from '../words/letters';

/** A name where there is little room: whole, or its first part; never cut inside a word. */
export function called(name: string, fits: (words: string) => boolean): string {
  if (!isSpelt(name)) return drawn(name, fits);
  return partsOf(name).find(fits) ?? initialOf(name);
}

/** The whole name, and what of it is a name as well. */
function partsOf(name: string): string[] {
  const first = firstName(name);
  const spelt = first.split(/\s+/).pop() ?? first;
  const [part = spelt] = spelt.split('-');
  return [name, first, spelt, part];
}

function initialOf(name: string): string {
  return `${lettersOf(name).find(isSpelt) ?? ''}.`;
}

/** The same, where the type may become smaller (to so many parts of it) before an initial stands there. */
export function calledIn(
  name: string,
  fits: (words: string, size: number) => boolean,
  least: number,
): { words: string; size: number } {
  const words = called(name, (one) => fits(one, 1));
  if (least >= 1 || partsOf(name).includes(words)) return { words, size: 1 };
  const smaller = called(name, (one) => fits(one, least));
  return smaller === words ? { words, size: 1 } : { words: smaller, size: least };
}

/** A name without letters: as many of its drawings as there is room for, at least one and each whole. */
function drawn(name: string, fits: (words: string) => boolean): string {
  const drawings = lettersOf(name);
  let count = drawings.length;
  const words = () => drawings.slice(0, count).join('').trim();
  while (count > 1 && !fits(words())) count -= 1;
  return words();
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide (px) these words are in the type of this element. */
export function widthOf(words: string, element: Element): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = getComputedStyle(element).font;
  return pen.measureText(words).width;
}

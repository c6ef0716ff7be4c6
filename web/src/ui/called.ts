import { firstName, isSpelt, lettersOf } from '../words/letters';

/** A name where there is little room: whole, or its first part; never cut inside a word. */
export function called(name: string, fits: (words: string) => boolean): string {
  const first = firstName(name);
  if (!isSpelt(name)) return drawn(name, fits);
  const spelt = first.split(/\s+/).pop() ?? first;
  const [part = spelt] = spelt.split('-');
  const initial = `${lettersOf(part).find(isSpelt) ?? ''}.`;
  return [name, first, spelt, part].find(fits) ?? initial;
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

/** A name where there is little room: whole, or its first part; never cut inside a word. */
export function called(name: string, fits: (words: string) => boolean): string {
  const [first = name] = name.split(/\s+/);
  const [part = first] = first.split('-');
  const initial = `${[...part][0] ?? ''}.`;
  return [name, first, part].find(fits) ?? initial;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide (px) these words are in the type of this element. */
export function widthOf(words: string, element: Element): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = getComputedStyle(element).font;
  return pen.measureText(words).width;
}

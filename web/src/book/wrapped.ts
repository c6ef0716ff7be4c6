/** Words in rows no wider than this; a word that is wider than a row is broken. */
export function wrapped(text: string, wide: number, measure: (text: string) => number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/).flatMap((one) => broken(one, wide, measure))) {
    const longer = row ? `${row} ${word}` : word;
    if (row && measure(longer) > wide) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return row ? [...rows, row] : rows;
}

function broken(word: string, wide: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && measure(part + letter) > wide) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part ? [...parts, part] : parts;
}

import type { Book } from '../wire/messages';

/** Giving a file to whoever reads: the device's share sheet where there is one, else a download. */
export async function give(blob: Blob, name: string, share: boolean): Promise<void> {
  const made = new File([blob], name, { type: blob.type });
  if (share && typeof navigator.canShare === 'function' && navigator.canShare({ files: [made] })) {
    try {
      await navigator.share({ files: [made] });
      return;
    } catch (error) {
      // Somebody thought better of it; any other reason: then it is downloaded.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(blob, name);
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A download has begun by then; the address is of no use to anybody else.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Minutes that this device's clock is ahead of UTC on the night of the book. */
export const minutesAhead = ({ night }: Book): number =>
  -(night === null ? new Date() : new Date(night * 1000)).getTimezoneOffset();

/** Letters of the Latin script, and what is set with them: the type of the printed book. */
const SETTABLE = /^[\u0020-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf]*$/;

/** Something in this book cannot be printed as it was written. */
export function lacksLetters(book: Book): boolean {
  const written = book.spreads.flatMap(({ reveal: { clue }, said }) => [
    clue.kind === 'written' ? clue.text : clue.kind === 'voice' ? clue.line : '',
    ...said.map(({ text }) => text),
  ]);
  return [...written, ...book.people.map(({ name }) => name)].some((text) => !SETTABLE.test(text));
}

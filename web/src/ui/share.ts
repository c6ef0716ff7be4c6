/** Giving a link to somebody: the device's share sheet, the clipboard, or at least selected text. */

export const canShare = (): boolean => typeof navigator.share === 'function';

/** True if it was given on, or the person thought better of it. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** False: it could not be copied (plain http has no clipboard), so the text is left selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return oldCopy();
  }
}

function oldCopy(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

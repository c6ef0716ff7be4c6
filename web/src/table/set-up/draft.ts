const KEY = 'reverie-new-table';

/** What was chosen for a table that is not set yet: survives a reload of this tab. */
export function draft(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepDraft(value: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Not kept; nothing else depends on it.
  }
}

/** The table is set. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

import { keep, kept } from '../device/keeping';

/** What this device has been told once, when a choice was made for the first time. */

const KEY = 'reverie-hints';

export interface Memory {
  /** The turn in which a hint was given; it belongs to that one alone. */
  given: Record<string, string>;
  dismissed: string[];
}

export function remembered(): Memory {
  try {
    const found = JSON.parse(kept(KEY) ?? 'null') as Record<string, unknown> | null;
    const list = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
    // Earlier versions kept a list of what was shown.
    const given = found?.given ?? Object.fromEntries(list(found?.shown).map((one) => [one, '']));
    return { given: given as Memory['given'], dismissed: list(found?.dismissed) };
  } catch {
    return { given: {}, dismissed: [] };
  }
}

export function remember(memory: Memory): void {
  keep(KEY, JSON.stringify(memory));
}

/** Nobody has chosen anything on this device yet: the first game begins with somebody else's clue. */
export const isNew = (): boolean => Object.keys(remembered().given).length === 0;

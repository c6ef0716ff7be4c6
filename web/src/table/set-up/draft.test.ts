import { afterEach, expect, test, vi } from 'vitest';
import { draft, forgetDraft, keepDraft } from './draft';

afterEach(() => void vi.unstubAllGlobals());

test('what was chosen is there until the table is set', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  keepDraft({ game: 'party' });
  expect(draft()).toBe('{"game":"party"}');
  forgetDraft();
  expect(draft()).toBeNull();
});

test('a browser that keeps nothing is no reason to fail', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft({ game: 'party' });
  forgetDraft();
  expect(draft()).toBeNull();
});

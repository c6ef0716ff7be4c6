import { expect, test } from 'vitest';
import { mayReload } from './reload';

test('a page that is too old is loaded anew, but not over and over', () => {
  expect(mayReload(null, 1e12)).toBe(true);
  expect(mayReload(String(1e12 - 1000), 1e12)).toBe(false);
  expect(mayReload(String(1e12 - 700_000), 1e12)).toBe(true);
  expect(mayReload('nonsense', 1e12)).toBe(true);
});

import { expect, test } from 'vitest';
import { isKeyboard } from './keyboard.svelte';

test('a keyboard is a window that has lost a quarter while one writes', () => {
  expect(isKeyboard(370, 640, true)).toBe(true);
  expect(isKeyboard(580, 640, true)).toBe(false);
  expect(isKeyboard(370, 640, false)).toBe(false);
});

import { expect, test } from 'vitest';
import { voice } from '../../ui/announce.svelte';
import { bookFrom } from './book';
import { over } from './over.svelte';

test('a book that did not come is closed, and said to be missing', async () => {
  [over.menu, voice.toasts] = [true, []];
  expect(await bookFrom(() => Promise.reject(new Error('lost')))).toBeNull();
  expect([over.menu, voice.toasts.length]).toEqual([false, 1]);
  over.menu = true;
  expect(await bookFrom(async () => ({ default: 'the book' }))).toBe('the book');
});

test('a cover that was laid meanwhile stays on top', async () => {
  over.menu = true;
  const coming = bookFrom(async () => ({ default: 'the book' }));
  over.clear();
  expect(await coming).toBeNull();
});

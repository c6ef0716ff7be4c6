import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../wire/http';
import { Descriptions, firstSentence } from './descriptions.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

const asking = () =>
  vi.fn(async (ids: string[], language: string) =>
    ids.map((card) => ({ card, description: `${card} in ${language}` })),
  );

test('a hand is asked for at once, and each card once a language', async () => {
  const ask = asking();
  const told = new Descriptions(ask);
  for (const card of ['a', 'b', 'a']) told.want(card, 'de');
  told.want('a', 'fi');
  expect(told.of('a', 'de')).toBe('');
  await vi.runAllTimersAsync();
  told.want('a', 'de');
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([
    [['a', 'b'], 'de'],
    [['a'], 'fi'],
  ]);
  expect(told.of('a', 'de')).toBe('a in de');
  expect(told.of('a', 'fi')).toBe('a in fi');
});

test('no more at once than the server answers', async () => {
  const ask = asking();
  const told = new Descriptions(ask);
  for (let n = 0; n < 90; n++) told.want(`c${n}`, 'en');
  await vi.runAllTimersAsync();
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([40, 40, 10]);
});

test('a card the answer leaves out has no words, and is not waited for', async () => {
  const told = new Descriptions(async () => [{ card: 'a', description: 'A door.' }]);
  told.want('a', 'en');
  told.want('b', 'en');
  await vi.runAllTimersAsync();
  expect([told.of('a', 'en'), told.of('b', 'en'), told.isKnown('b', 'en')]).toEqual([
    'A door.',
    '',
    true,
  ]);
});

test('what could not be had is asked for again', async () => {
  const ask = asking();
  ask.mockRejectedValueOnce(new Error('no network'));
  const told = new Descriptions(ask);
  told.want('a', 'en');
  await vi.runAllTimersAsync();
  expect(told.isKnown('a', 'en')).toBe(false);
  told.want('a', 'en');
  await vi.runAllTimersAsync();
  expect(told.of('a', 'en')).toBe('a in en');
});

test('what did not come is asked for again by itself, while the card lies there', async () => {
  const ask = asking();
  for (let n = 0; n < 9; n++) ask.mockRejectedValueOnce(new Refusal('unreachable', ''));
  const told = new Descriptions(ask);
  told.want('a', 'en');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told.of('a', 'en')).toBe('a in en');
  expect([ask.mock.calls.length, vi.getTimerCount()]).toEqual([10, 0]);
});

test.each([
  ['An old man hides behind a birch. Leaves lie on his back.', 'An old man hides behind a birch.'],
  ['«Chi è?» Una porta chiede.', '«Chi è?»'],
  ['Three moons, 2.5 metres wide. They hang.', 'Three moons, 2.5 metres wide.'],
  ['A caption without an end', 'A caption without an end'],
  ['', ''],
])('of "%s" one hears first "%s"', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

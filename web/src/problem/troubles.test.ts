import { expect, test } from 'vitest';
import { CODES } from '../wire/messages';
import { has } from '../words/fluent';
import { OWN_PAGES, troubleOf } from './troubles';

test('every trouble with a page of its own has its words', () => {
  for (const code of OWN_PAGES) {
    const { words } = troubleOf(code);
    expect([has(`trouble-${words}`), has(`trouble-${words}-do`)]).toEqual([true, true]);
  }
});

test('every trouble is one the server or the network knows', () => {
  const known = [...CODES, 'unreachable'] as string[];
  expect(OWN_PAGES.filter((code) => !known.includes(code))).toEqual([]);
});

test('a code from the future still gets a page', () => {
  expect(troubleOf('from_the_future').deed).toBe('again');
});

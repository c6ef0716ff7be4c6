import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayAndTime, longTime, shortTime } from './when';

/** Noon of a Tuesday where the reader is. */
const noon = new Date(2026, 10, 17, 12, 0).getTime() / 1000;
const HOUR = 3600;

const reader = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
beforeEach(() => void reader('en-GB', 'en'));
afterEach(() => void vi.unstubAllGlobals());

test('today is a time, tomorrow has a day, next month a date', () => {
  expect(shortTime(noon, 'en', noon * 1000 + 5000)).toBe('12:00');
  expect(shortTime(noon, 'en', (noon - 24 * HOUR) * 1000)).toMatch(/^Tue,? 12:00$/);
  expect(shortTime(noon, 'en', (noon - 40 * 24 * HOUR) * 1000)).toMatch(/17 Nov.*12:00/);
});

test('words are the reader’s own', () => {
  expect(longTime(noon, 'en')).toMatch(/^Tuesday,? 17 November at 12:00$/);
  expect(longTime(noon, 'de')).toMatch(/^Dienstag, 17\. November um 12:00$/);
  expect(longTime(noon, 'fi')).toMatch(/tiistai.* 17\. marraskuuta.*12\.00/);
  expect(dayAndTime(noon, 'it')).toEqual({ day: 'mar', time: '12:00' });
});

test('dates are as the region of the reader has them', () => {
  reader('en-US', 'en');
  expect(shortTime(noon, 'en', noon * 1000)).toMatch(/^12:00\sPM$/);
  expect(longTime(noon, 'en')).toMatch(/^Tuesday, November 17 at 12:00\sPM$/);
  reader('de-AT');
  expect(longTime(new Date(2026, 0, 6, 12).getTime() / 1000, 'de')).toContain('6. Jänner');
});

test('a German who has chosen English is no American', () => {
  reader('de-DE', 'de', 'en-US', 'en');
  expect(longTime(noon, 'en')).toMatch(/^Tuesday,? 17 November at 12:00$/);
  reader();
  expect(shortTime(noon, 'en', noon * 1000)).toBe('12:00');
});

import { expect, test } from 'vitest';
import { dayAndTime, longTime, shortTime } from './when';

/** Noon of a Tuesday where the reader is. */
const noon = new Date(2026, 10, 17, 12, 0).getTime() / 1000;
const HOUR = 3600;

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

import { describe, expect, test } from 'vitest';
import { byHand, dateOf, listOf } from './local';

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const HOWS: Intl.DateTimeFormatOptions[] = [
  TIME,
  { weekday: 'short' },
  { weekday: 'short', ...TIME },
  { day: 'numeric', month: 'short', ...TIME },
  { weekday: 'long', day: 'numeric', month: 'long', ...TIME },
];

/** A day of every month, and every day of a week. */
const DATES = [...Array(12).keys()].map((month) => new Date(2026, month, 1 + month, 10 + month, 5));

describe.each(byHand.languages)('%s, which some browsers do not know', (language) => {
  // Node carries every language: what it says is what we say by hand.
  test.each(HOWS)('dates: %o', (how) => {
    for (const date of DATES) {
      const theirs = new Intl.DateTimeFormat(language, how).format(date);
      expect(byHand.date(date, language, how)).toBe(theirs);
    }
  });

  test.each([[[]], [['Ada']], [['Ada', 'Bo']], [['Ada', 'Bo', 'Cleo']]])(
    'a list of %o',
    (names) => {
      const theirs = new Intl.ListFormat(language).format(names);
      expect(byHand.list(names, language)).toBe(theirs);
    },
  );
});

test('where the browser knows it, it is asked', () => {
  expect(listOf(['Aino', 'Tock', 'Mira'], 'en')).toBe('Aino, Tock and Mira');
  expect(listOf(['Aino', 'Tock'], 'fi')).toBe('Aino ja Tock');
  expect(dateOf(new Date(2026, 10, 17), 'de', { weekday: 'long' })).toBe('Dienstag');
});

test('where it does not, we say it ourselves', () => {
  const known = Intl.ListFormat.supportedLocalesOf;
  const dates = Intl.DateTimeFormat.supportedLocalesOf;
  Intl.ListFormat.supportedLocalesOf = Intl.DateTimeFormat.supportedLocalesOf = () => [];
  try {
    expect(listOf(['Ada', 'Bo'], 'is')).toBe('Ada og Bo');
    const date = new Date(2026, 10, 17, 12, 5);
    expect(dateOf(date, 'is', HOWS[4] as Intl.DateTimeFormatOptions)).toBe(
      'þriðjudagur, 17. nóvember kl. 12:05',
    );
  } finally {
    Intl.ListFormat.supportedLocalesOf = known;
    Intl.DateTimeFormat.supportedLocalesOf = dates;
  }
});

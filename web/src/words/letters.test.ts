import { expect, test } from 'vitest';
import { breadth, firstName, isSpelt, lettersOf, within } from './letters';

const FAMILY = '👩‍👩‍👧‍👦';
const [FINLAND, ENGLAND, KEY, WAVE] = ['🇫🇮', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '👋🏽'];

test.each([FAMILY, FINLAND, ENGLAND, KEY, WAVE, 'é', 'a'])('%s is one letter', (one) => {
  expect(lettersOf(one)).toEqual([one]);
  expect(lettersOf(one + FAMILY + one)).toEqual([one, FAMILY, one]);
});

test('an emoji takes the room of two letters, and is in or out', () => {
  expect(breadth('Anna')).toBe(4);
  expect(breadth(`${FAMILY}${FINLAND}`)).toBe(4);
  expect(within(`${FAMILY}${FINLAND}🦊`, 5)).toBe(FAMILY + FINLAND);
  expect(within('Anna', 3)).toBe('Ann');
});

test('the first name is a name, not the drawing before it', () => {
  expect(firstName('Anna Müller')).toBe('Anna');
  expect(firstName('🦊 Anna Müller')).toBe('🦊 Anna');
  expect(firstName('🦊🐻 🐼')).toBe('🦊🐻');
  expect(isSpelt('🦊🐻')).toBe(false);
  expect(isSpelt('דנה')).toBe(true);
});

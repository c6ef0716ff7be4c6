import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from './families';
import {
  badlySet,
  forbidden,
  missingForms,
  neverSaid,
  otherVariables,
  secondWords,
  understood,
  type Custom,
  type Words,
} from './proof';

const files = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '../../build/**/*.ts', '!../**/*.test.ts', '!./families.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const page = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8');

const wordsOf = (language: string): Words =>
  understood(new Map(Object.entries(files).filter(([path]) => path.split('/')[1] === language)));
const planted = (text: string): Words => understood(new Map([['planted.ftl', text]]));

/** How a language sets quotation marks and ellipses, as docs/words.md says. */
function customOf(language: string): Custom {
  const [, quotes = '', space] =
    new RegExp(`^\\| ${language} \\| (.*?) \\| (.*?) \\|$`, 'm').exec(page) ?? [];
  return { quotes, spaced: space === 'a space' };
}

/** What reads the same of one and of many. */
const SAME: Record<string, string[]> = {
  de: ['new-times'],
  is: [
    'bar-score',
    'end-points',
    'end-points-each',
    'lobby-players',
    'names-more',
    'reveal-card',
    'reveal-card-owned',
    'reveal-card-told',
    'reveal-look-voters',
    'reveal-score',
    'rules-gets',
    'scores-points',
  ],
};

const languages = [...new Set(Object.keys(files).map((path) => path.split('/')[1]!))].sort();
const english = wordsOf('en');

describe.each(languages)('%s', (language) => {
  const words = wordsOf(language);

  test('quotation marks, ellipses and spaces are set as the language sets them', () => {
    expect(customOf(language).quotes).not.toBe('');
    expect(badlySet(words, customOf(language))).toEqual([]);
  });

  test('one thing has one word', () => {
    const never = forbidden(page, language);
    expect(never.length).toBeGreaterThan(5);
    expect(secondWords(words, never)).toEqual([]);
  });

  test('every number has the form it needs', () => {
    expect(missingForms(language, words, english, SAME[language])).toEqual([]);
  });

  test('the variables are those of English', () => {
    expect(otherVariables(words, english)).toEqual([]);
  });
});

test('every message is said somewhere', () => {
  const families = Object.entries(FAMILIES).flatMap(([family, members]) =>
    members.map((member) => family.replace('*', member)),
  );
  const said = new Set(families);
  for (const language of languages) {
    expect(neverSaid(wordsOf(language), Object.values(sources), said)).toEqual([]);
  }
});

describe('planted faults are found', () => {
  const closed: Custom = { quotes: '“”', spaced: false };
  const spaced: Custom = { quotes: '„“', spaced: true };

  test.each([
    ["It's", closed],
    ['"Forget me"', closed],
    ['„Forget me“', closed],
    ['Wait …', closed],
    ['Warten…', spaced],
    ['“Vergiss mich”', spaced],
    ['Wait...', closed],
    ['Really ?', closed],
    ['One - two', closed],
  ])('%s', (text, custom) => {
    expect(badlySet(planted(`one = ${text}`), custom)).toHaveLength(1);
  });
  test.each([
    ['It’s “this”, wait…', closed],
    ['„Dies“, warten …', spaced],
  ])('but not in %s', (text, custom) => {
    expect(badlySet(planted(`one = ${text}`), custom)).toEqual([]);
  });

  const cards = 'n = { $n ->\n    [one] one card\n   *[other] { $n } cards\n  }';
  test('a plural that is not there', () => {
    const lacking = planted('n = { $n } Karten');
    expect(missingForms('de', lacking, planted(cards))).toEqual(['n: n one']);
    expect(missingForms('de', lacking, planted(cards), ['n'])).toEqual([]);
    expect(missingForms('en', planted(cards), planted(cards))).toEqual([]);
  });
  test('one card where twenty-one are meant', () => {
    const spelt = planted('n = { $n ->\n    [one] eitt spjald\n   *[other] { $n } spjöld\n  }');
    const exact = planted('n = { $n ->\n    [1] eitt spjald\n   *[other] { $n } spjöld\n  }');
    expect(missingForms('is', spelt, planted(cards))).toEqual(['n: n of 21']);
    expect(missingForms('is', exact, planted(cards))).toEqual([]);
  });

  test('a variable that only one language has', () => {
    const other = planted('hello = Hallo, { $nmae }');
    expect(otherVariables(other, planted('hello = Hello, { $name }'))).toEqual(['hello']);
  });

  test('a message that nobody says', () => {
    const words = planted(
      'said = Said\nlent = Lent\nborrows = { lent }\nbot-poet = P\nlost = L\nlost--party = L',
    );
    const source = ["t('said') + t('borrows')"];
    expect(neverSaid(words, source, new Set(['bot-poet']))).toEqual(['lost', 'lost--party']);
  });

  test('a second word for one thing', () => {
    const table =
      '## Dansk (da)\n| for | say | never |\n|---|---|---|\n| QR code | QR-kode | firkant* (old-*), rude |\n';
    const never = forbidden(table, 'da');
    expect(never).toEqual([
      { words: 'firkant*', but: ['old-*'] },
      { words: 'rude', but: [] },
    ]);
    const words = planted(
      'how = Ret det mod firkanterne\nold-how = En firkant\nglass = Ruden\nwell = { $n } koder',
    );
    expect(secondWords(words, never)).toEqual(['“firkant*” in how: Ret det mod firkanterne']);
  });
});

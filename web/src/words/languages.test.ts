import { describe, expect, test } from 'vitest';
import { bundle } from './bundle';
import { LANGUAGES, OWN_NAMES } from './language.svelte';
import { partsOf, readings, understood, variables, type Pattern, type Words } from './proof';

/** What is rightly the same as in English: our name everywhere, and a few words a language shares. */
const OUR_NAME = ['title', 'title-page'];
const SHARED: Record<string, string[]> = {
  da: ['corner-stop'],
  de: ['game-party', 'game-teams'],
  fi: [],
  is: ['game-odyssey'],
  it: ['game-party'],
};

/** Between a key and the game for which a language has words of its own. */
const OWN = '--';

/** The one line on a phone of 360 px: two rows, and a name or number takes about eight letters. */
const ROWS = 2;
const ROW = 34;
const VARIABLE = 'n'.repeat(8);

const files = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function wordsOf(language: string): Words {
  const own = Object.entries(files).filter(([path]) => path.split('/')[1] === language);
  return understood(new Map(own.map(([path, text]) => [path.split('/')[2]!, text])));
}

const languages = [...new Set(Object.keys(files).map((path) => path.split('/')[1]!))].sort();
const english = wordsOf('en');

/** Keys as they are written, with their file: Fluent itself drops a broken message silently. */
const places = ({ texts }: Words) =>
  [...texts]
    .flatMap(([file, text]) =>
      [...text.matchAll(/^([^\s#}=][^=\n]*?) *=/gm)].map((m) => `${file}: ${m[1]}`),
    )
    .filter((place) => !place.includes(OWN))
    .sort();

/** At the left margin nothing but keys and comments; what Fluent cannot read it skips. */
function unread({ texts, messages }: Words): string[] {
  const lines = [...texts.values()].flatMap((text) => text.split('\n'));
  const known = (line: string) => messages.has(/^([a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? '');
  return lines.filter((line) => /^[^\s#]/.test(line) && !known(line));
}

/** Does a pattern have letters of its own? `+{ $points }` is the same in every language. */
function hasLetters(pattern: Pattern | null | undefined): boolean {
  return partsOf(pattern).some((part) => {
    if (typeof part === 'string') return /\p{L}/u.test(part);
    return part.type === 'select' && part.variants.some((one) => hasLetters(one.value));
  });
}

/** How many rows a browser makes of it. */
function rows(text: string): number {
  let [count, room] = [1, ROW];
  for (const word of text.split(' ')) {
    if (word.length > room) [count, room] = [count + 1, ROW];
    room -= word.length + 1;
  }
  return count;
}

test('there are other languages than English', () => {
  expect(languages.length).toBeGreaterThan(1);
  expect(english.messages.size).toBeGreaterThan(100);
});

test('rows are counted as a browser breaks them', () => {
  expect(rows('n'.repeat(ROW))).toBe(1);
  expect(rows(`${'n'.repeat(20)} ${'n'.repeat(13)}`)).toBe(1);
  expect(rows(`${'n'.repeat(20)} ${'n'.repeat(14)}`)).toBe(2);
});

describe.each(languages)('%s', (language) => {
  const words = wordsOf(language);

  test('Fluent can read every line', () => {
    expect(unread(words)).toEqual([]);
  });

  test('the one line stays within two rows', () => {
    const lines = [...words.messages.values()].filter(({ id }) => id.startsWith('now-'));
    expect(lines.length).toBeGreaterThan(20);
    const long = lines.flatMap(({ id, value }) =>
      readings(words, value, VARIABLE)
        .filter((text) => rows(text) > ROWS)
        .map((text) => `${id}: ${text}`),
    );
    expect(long).toEqual([]);
  });
});

describe.each(languages.filter((one) => one !== 'en'))('%s beside English', (language) => {
  const words = wordsOf(language);
  const both = [...english.messages.values()].flatMap((source) => {
    const target = words.messages.get(source.id);
    return target ? [{ id: source.id, source: source.value, target: target.value }] : [];
  });

  test('no key is missing, none is too many', () => {
    expect(places(words)).toEqual(places(english));
  });

  test('words of a game of its own stand beside the common ones, with the same variables', () => {
    const own = [...words.messages.keys()].filter((id) => id.includes(OWN));
    const wrong = own.filter((id) => {
      const [plain = '', game = ''] = id.split(OWN);
      const known = english.messages.has(plain) && english.messages.has(`game-${game}`);
      return !known || `${variables(words, id)}` !== `${variables(english, plain)}`;
    });
    expect(wrong).toEqual([]);
  });

  test.each([0, 1, 2, 21])('every message can be said, with %i', (number) => {
    const made = bundle(language, [...words.texts.values()]);
    const errors: Error[] = [];
    for (const { id } of both) {
      const target = made.getMessage(id)?.value;
      const args = Object.fromEntries(variables(english, id).map((name) => [name, number]));
      if (!target || !made.formatPattern(target, args, errors)) errors.push(new Error(id));
    }
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  test('nothing is left in English', () => {
    const left = both
      .filter(
        ({ source, target }) =>
          hasLetters(source) && JSON.stringify(source) === JSON.stringify(target),
      )
      .map(({ id }) => id)
      .filter((id) => !OUR_NAME.includes(id) && !SHARED[language]?.includes(id));
    expect(left).toEqual([]);
  });
});

test('every language has a name for itself, and no other has', () => {
  expect(Object.keys(OWN_NAMES).sort()).toEqual([...LANGUAGES].sort());
});

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { FAMILIES, NO_WORDS } from './families';
import { has } from './fluent';

const files = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys at the left margin, as they are written: Fluent itself drops a broken message silently. */
const written = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((m) => m[1]!);
const understood = (text: string) => new FluentResource(text).body.map((message) => message.id);

test.each(Object.entries(files))('%s: every message is well-formed', (_file, text) => {
  expect(understood(text).sort()).toEqual(written(text).sort());
});

test('no key stands in two files of a language', () => {
  for (const language of new Set(Object.keys(files).map((file) => file.split('/')[1]!))) {
    const own = Object.entries(files).filter(([file]) => file.split('/')[1] === language);
    const keys = own.flatMap(([, text]) => written(text));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  }
});

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('whatever the client says has words', () => {
  const said = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => `${found[1]} (${file})`),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((one) => !has(one.split(' ')[0]!))).toEqual([]);
});

test.each(Object.entries(FAMILIES))('every member of %s has words', (family, members) => {
  expect(members.length).toBeGreaterThan(1);
  const keys = members.map((member) => family.replace('*', member));
  expect(keys.filter((key) => !has(key))).toEqual([]);
});

/** Templates that could be keys, with a star for each hole; a sum of strings is one, too. */
function templatesIn(text: string): string[] {
  const templates = [...text.matchAll(/`([^`\n]*)`/g)]
    .map((found) => found[1]!.replace(/\$\{[^}]*\}/g, '*'))
    .filter((one) => /^[a-z*-]+$/.test(one) && /\*/.test(one) && /-/.test(one));
  const sums = [...text.matchAll(/'([a-z]+-(?:[a-z]+-)*)' \+|\+ '(-[a-z-]+)'/g)];
  return [...templates, ...sums.map(([, left, right]) => (left ? `${left}*` : `*${right}`))];
}
const STORED = /^reverie-/;

test('a key is put together only where its family is declared', () => {
  expect(templatesIn("t(`cellar-${rat}`) + t('attic-' + bat) + `${px}px`")).toEqual([
    'cellar-*',
    'attic-*',
  ]);
  const used = Object.values(sources).flatMap(templatesIn);
  const known = [...Object.keys(FAMILIES), ...NO_WORDS];
  expect(used.filter((one) => !known.includes(one) && !STORED.test(one))).toEqual([]);
  expect(known.filter((one) => !used.includes(one))).toEqual([]);
});

test('the words of the rules are there', () => {
  const keys = [...sources['../rules/pages.ts']!.matchAll(/'(rules-[a-z-]+)'/g)];
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.map((found) => found[1]!).filter((key) => !has(key))).toEqual([]);
});

test('every screen that opens a table speaks in the words of its game', () => {
  const opened = Object.entries(sources).filter(
    ([file, text]) => /\bnew (AtTable|Round)\(/.test(text) && file.endsWith('.svelte'),
  );
  expect(opened.length).toBeGreaterThan(2);
  expect(opened.filter(([, text]) => !/\bspeakOf\(/.test(text)).map(([file]) => file)).toEqual([]);
});

/** Elements that hold what a player wrote and nothing that says in which direction it runs. */
function exposed(text: string): string[] {
  const wrote =
    /<(\w+)([^<>]*)>\{[^{}]*(?:\.name|(?:\.name|nameOf|sideName|clueWords)\(.*?\)|line\.text)\}/g;
  return [...text.matchAll(wrote)]
    .filter(([, tag, attributes]) => tag !== 'bdi' && !attributes!.includes('dir="auto"'))
    .map(([found]) => found);
}

test('names and clues run as their script does', () => {
  expect(exposed('<b>{one.name}</b><p class="clue">{clueWords(x)}</p>')).toHaveLength(2);
  expect(exposed('<b dir="auto">{one.name}</b><bdi>{who.name(2)}</bdi><p>{t(x)}</p>')).toEqual([]);
  const found = Object.entries(sources).map(([file, text]) => [file, exposed(text)] as const);
  expect(found.filter(([, bare]) => bare.length > 0)).toEqual([]);
});

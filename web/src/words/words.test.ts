import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { BOTS, CODES, COLOURS, GAMES, STRENGTHS } from '../wire/messages';
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

test('whatever the server refuses has a sentence', () => {
  const keys = CODES.map((code) => `problem-${code.replaceAll('_', '-')}`);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});

test('every rabbit and every game has a name', () => {
  const keys = [...COLOURS.map((one) => `colour-${one}`), ...GAMES.map((one) => `game-${one}`)];
  expect(keys.filter((key) => !has(key))).toEqual([]);
});

test('every bot has a name and a character, every strength a word', () => {
  const keys = [...BOTS.map((one) => `bot-${one}`), ...STRENGTHS.map((one) => `bot-strength-${one}`)];
  expect(keys.flatMap((key) => [key, `${key}-say`]).filter((key) => !has(key))).toEqual([]);
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

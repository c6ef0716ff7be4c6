import { expect, test } from 'vitest';
import { match } from './routes';

test.each([
  ['/', 'home', {}],
  ['/new', 'new', {}],
  ['/pass', 'pass', {}],
  ['/t/abc123', 'table', { table: 'abc123' }],
  ['/t/abc123/', 'table', { table: 'abc123' }],
  ['/j/KRTZ', 'code', { code: 'KRTZ' }],
  ['/decks', 'decks', {}],
  ['/decks/base', 'decks', { deck: 'base' }],
  ['/rules/odyssey', 'rules', { game: 'odyssey' }],
  ['/about', 'about', {}],
  ['/t', 'problem', {}],
  ['/t/a/b', 'problem', {}],
  ['/nowhere', 'problem', {}],
  ['/t/%E0%A4%A', 'table', { table: '%E0%A4%A' }],
])('%s is %s', (path, name, params) => {
  expect(match(path)).toMatchObject({ name, params });
});

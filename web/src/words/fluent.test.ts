import { expect, test, vi } from 'vitest';
import { bundle, say } from './bundle';
import { problem, t } from './fluent';
import { spoken } from './language.svelte';

const english = bundle('en', ['hello = Hello, { $name }\nonly = Only English']);
const german = bundle('de', [
  'hello = Hallo, { $name }',
  'cards = { $n ->\n    [one] eine Karte\n   *[other] { $n } Karten\n  }',
]);

test('the first language that has the words speaks', () => {
  expect(say([german, english], 'hello', { name: 'Þóra' })).toBe('Hallo, Þóra');
  expect(say([german, english], 'only')).toBe('Only English');
});

test('plurals follow the language', () => {
  expect(say([german], 'cards', { n: 1 })).toBe('eine Karte');
  expect(say([german], 'cards', { n: 3 })).toBe('3 Karten');
});

test('missing words show their key and are reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(say([german, english], 'nothing-here')).toBe('nothing-here');
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test('English is there without waiting', () => {
  expect(t('close')).toBe('Close');
});

test('an unknown code still gets a sentence', () => {
  expect(problem('no_such_table')).toContain('no table');
  expect(problem('from_the_future')).toBe(t('problem-unknown'));
});

test('a file is read only when one of its words is wanted', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const words = bundle('en', ['one = 1', 'two = 2\ntwo = again', 'three = 3']);
  expect(words.getMessage('three')?.value).toBe('3');
  expect(report).not.toHaveBeenCalled();
  expect(words.hasMessage('two')).toBe(true);
  expect(report).toHaveBeenCalledOnce();
  expect(words.hasMessage('on')).toBe(false);
  report.mockRestore();
});

test('a language may have words of its own for one game', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await spoken.speak('de');
  expect(t('vote-change')).toBe('Tipp ändern');
  spoken.game = 'party';
  expect(t('vote-change')).toBe('Stimme ändern');
  expect(t('vote-lift')).toBe('Wegnehmen');
  spoken.game = 'classic';
  expect(t('vote-change')).toBe('Tipp ändern');
  spoken.game = '';
  await spoken.speak('en');
  vi.unstubAllGlobals();
});

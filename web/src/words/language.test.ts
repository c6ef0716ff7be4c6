import { beforeEach, expect, test, vi } from 'vitest';
import { Spoken } from './language.svelte';

let stored: Map<string, string>;
let heard: (event: { key: string; newValue: string }) => void;
/** The words of each language, when they come. */
let come: Record<string, { here: () => void; lost: () => void }>;

beforeEach(() => {
  [stored, come] = [new Map(), {}];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  vi.stubGlobal('addEventListener', (_: string, hear: typeof heard) => (heard = hear));
});

const fetched = (language: string) => () =>
  new Promise<string>((go, stop) => {
    const here = () => go(`again = ${language}`);
    come[language] = { here, lost: () => stop(new Error('lost')) };
  });
const spoken = () => new Spoken({ './de/a.ftl': fetched('de'), './fi/a.ftl': fetched('fi') });

test('the language of the browser is spoken when its words have come', async () => {
  const one = spoken();
  const started = one.start();
  come['de']!.here();
  await started;
  expect([one.language, one.bundles.length, document.documentElement.lang]).toEqual([
    'de',
    2,
    'de',
  ]);
});

test('where they do not come the page speaks English, and no other tab breaks it', async () => {
  const one = spoken();
  const started = one.start();
  come['de']!.lost();
  await started;
  heard({ key: 'reverie-language', newValue: 'fi' });
  come['fi']!.lost();
  await Promise.resolve();
  expect([one.language, one.bundles.length]).toEqual(['en', 1]);
});

test('only a language that could be spoken is kept', async () => {
  const one = spoken();
  const lost = one.choose('fi');
  come['fi']!.lost();
  await expect(lost).rejects.toThrow('lost');
  expect(stored.size).toBe(0);
  const here = one.choose('de');
  come['de']!.here();
  await here;
  expect(stored.get('reverie-language')).toBe('de');
});

test('whichever was chosen last is spoken, whichever comes last', async () => {
  const one = spoken();
  const first = one.choose('de');
  await one.choose('en');
  come['de']!.here();
  await first;
  expect([one.language, stored.get('reverie-language')]).toEqual(['en', 'en']);
});

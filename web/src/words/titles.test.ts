import { expect, test } from 'vitest';
import { inLanguage } from './titles';

test('mine, else English, else any, else nothing', () => {
  expect(inLanguage({ en: 'Sleep', de: 'Schlaf' }, 'de')).toBe('Schlaf');
  expect(inLanguage({ en: 'Sleep', de: 'Schlaf' }, 'fi')).toBe('Sleep');
  expect(inLanguage({ it: 'Sonno' }, 'fi')).toBe('Sonno');
  expect(inLanguage({}, 'fi')).toBe('');
});

import { expect, test } from 'vitest';
import { t } from '../../words/fluent';
import { listed } from './listed';

test('a list that counts its end keeps the order of names in other scripts', () => {
  const names = listed(['דנה', 'علي', 'Maximilian', 'Cleopatra', 'Väinö']);
  expect(names).toBe('\u2068דנה\u2069, \u2068علي\u2069 and 3 others');
  expect(t('now-wait-ready', { names })).toBe(`Waiting for ${names}.`);
});

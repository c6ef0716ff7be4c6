import { expect, test } from 'vitest';
import { places, points, turn } from '../table/telling/hand-made';
import { toldAtRest } from '../table/telling/verdict';
import { stagesOf } from '../table/telling/reveal';
import { t } from '../words/fluent';
import { withFirstNames } from './turn-of';

const NAMES = [
  'Anna-Katharina Müller-Lü',
  'Maximilian von Hohenfels',
  'Bartholomäus Ziegler',
  'Bo',
];
const full = turn(
  {
    places: places([[0, 1, 2], [1, 3], [2], [3]]),
    points: points([[3], [3, 0, 1], [3], [0]]),
  },
  [3, 4, 3, 0],
);
const name = (seat: number) => NAMES[seat] ?? '';
const long = { ...full, who: { ...full.who, name, sideName: name } };
const told = (of: typeof long) =>
  toldAtRest(stagesOf(of.reveal), of)
    .small.map(({ key, args }) => t(key, args))
    .join(' ');

test('a verdict with long names has a shorter one, and one that counts', () => {
  expect(told(long)).toContain('Maximilian von Hohenfels and Bartholomäus Ziegler');
  const first = withFirstNames(long);
  expect(told(first)).toContain('+3 for Anna, and +3 each for Maximilian and Bartholomäus.');
  const counted = told({ ...first, few: 1 });
  expect(counted).toContain('+3 for Anna');
  expect(counted).not.toContain('Bartholomäus');
  expect(counted.length).toBeLessThan(told(first).length);
});

import { expect, test } from 'vitest';
import { lines, mayAdd, people, wrongIn } from './names';

test('as many lines as the game needs, and no more than it takes', () => {
  expect(lines('classic', ['Ada'])).toEqual(['Ada', '', '']);
  expect(lines('party', ['Ada', 'Bo'])).toHaveLength(6);
  expect(lines('classic', Array<string>(12).fill('x'))).toHaveLength(8);
  expect(mayAdd('classic', lines('classic', []))).toBe(true);
  expect(mayAdd('classic', Array<string>(8).fill(''))).toBe(false);
});

test('empty lines are nobody', () => {
  expect(people(['Ada', ' ', ' Bo  Lind ', ''])).toEqual(['Ada', 'Bo Lind']);
});

test.each([
  ['classic', ['Ada', 'Bo', 'Cleo'], null],
  ['classic', ['Ada', '', 'Bo', 'Cleo'], null],
  ['classic', ['Ada', 'Bo', ''], { at: 2, why: 'few' }],
  ['classic', ['Ada', 'Bo', ' ada'], { at: 2, why: 'twice' }],
  ['classic', ['Ada', 'Bo', 'x'.repeat(25)], { at: 2, why: 'long' }],
  ['teams', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], { at: 0, why: 'few' }],
  ['party', ['A', 'B', 'C', 'D', 'E', 'F'], null],
])('%s with %j: %j', (game, names, wrong) => {
  expect(wrongIn(game, names)).toEqual(wrong);
});

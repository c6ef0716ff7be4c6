import { expect, test } from 'vitest';
import type { Finding } from '../../wire/messages';
import type { Who } from '../people/who';
import { bestClues, told } from './findings';
import type { Remembered } from './history';

const NAMES = ['Ada', 'Bo', 'Cleo'];
const who = { name: (seat: number) => NAMES[seat]! } as Who;
const plain = (text: string) => text.replace(/[⁦-⁩]/g, '');
const clue = { kind: 'written', text: 'Almost home' } as const;

test('kindred spirits say their counts both ways, and what chance would have made of it', () => {
  const finding: Finding = {
    finding: 'kindred',
    found: [
      { finder: 0, owner: 2, found: 7, times: 11, chance: 2.4444 },
      { finder: 2, owner: 0, found: 5, times: 10, chance: 2 },
    ],
  };
  const { line, why, seats } = told(finding, who);
  expect(plain(line)).toContain('Ada and Cleo');
  expect(plain(why[0]!)).toContain('Ada chose a card of Cleo in 7 of 11 turns');
  expect(plain(why[0]!)).toContain('about 2.4.');
  expect(plain(why[1]!)).toContain('Cleo chose a card of Ada in 5 of 10 turns');
  expect(why).toHaveLength(3);
  expect(seats).toEqual([0, 2]);
});

test('the others name the clue, whoever it was, and the counts', () => {
  const at = { game: 1, turn: 2, clue };
  const secret = told({ finding: 'secret', seat: 1, ...at, card: 'c1', voters: 4 }, who);
  expect(plain(secret.line)).toBe('Nobody saw through “Almost home”, told by Bo.');
  expect(plain(secret.why[0]!)).toContain('4 guessed');
  expect(secret.card).toBe('c1');
  const middle = told(
    { finding: 'middle', seat: 0, told: 3, clues: [{ ...at, found: 2, voters: 4 }] },
    who,
  );
  expect(middle.why.map(plain)).toEqual([
    expect.stringContaining('1 of 3'),
    '“Almost home”: 2 of 4',
  ]);
  // The same words twice, found by as many: two lines that read alike.
  const one = { ...at, found: 2, voters: 4 };
  const twice = told({ finding: 'middle', seat: 0, told: 3, clues: [one, one] }, who);
  expect(twice.why.slice(1).map(plain)).toEqual(Array(2).fill('“Almost home”: 2 of 4'));
  const disguise = told(
    { finding: 'disguise', seat: 2, ...at, card: 'c2', votes: 3, voters: 4 },
    who,
  );
  expect(plain(disguise.line)).toBe('The picture that Cleo added to “Almost home” fooled 3 of 4.');
});

test('the clue of the evening is found among the turns of its game', () => {
  const turn = {
    told: { game: 1, turn: 2, reveal: { clue, storyteller: 1 } },
    who,
    hero: { card: 'c9' },
  } as unknown as Remembered;
  const best = bestClues(
    [
      { turn: 2, hearts: 3 },
      { turn: 7, hearts: 3 },
    ],
    [turn],
  );
  expect(best).toHaveLength(1);
  expect(plain(best[0]!.line)).toBe('“Almost home”, told by Bo');
  expect(best[0]!.why).toEqual(['3 hearts']);
  expect(best[0]!.card).toBe('c9');
});

import { expect, test } from 'vitest';
import { GAMES, type Options } from '../../wire/messages';
import { cardsNeeded, fewestOf, mostOf, playersOf, reads } from './games';

const plain: Options = {
  target_score: 30,
  storyteller_turns: 1,
  team_card: 'own_and_partner',
  clues: ['mime', 'tune', 'voice'],
  least_seen: false,
};

test('for how many each game is', () => {
  const between = (game: string) => [fewestOf(game), mostOf(game)];
  expect(['classic', 'odyssey', 'party'].map(between)).toEqual([
    [3, 8],
    [3, 12],
    [6, 12],
  ]);
  expect(playersOf('teams')).toEqual([6, 8, 10, 12]);
});

test('X4: every hand and one full table', () => {
  expect(cardsNeeded('classic', 3, plain)).toBe(26);
  expect(cardsNeeded('classic', 8, plain)).toBe(56);
  expect(cardsNeeded('odyssey', 12, plain)).toBe(84);
  expect(cardsNeeded('party', 6, plain)).toBe(36);
  expect(cardsNeeded('teams', 6, plain)).toBe(28);
  expect(cardsNeeded('teams', 6, { ...plain, team_card: 'partner_only' })).toBe(27);
});

test('every option belongs to some game, and no game reads all of them', () => {
  for (const option of ['target_score', 'storyteller_turns', 'team_card'] as const) {
    const readers = GAMES.filter((game) => reads(game, option));
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.length).toBeLessThan(GAMES.length);
  }
});

test('a game of a newer server has no facts here, and nothing breaks', () => {
  expect(playersOf('dreamland')).toContain(5);
  expect(cardsNeeded('dreamland', 5, plain)).toBe(0);
});

import { expect, test } from 'vitest';
import { BOTS, type DeckView, type TableView } from '../wire/messages';
import { areGuessing, botWords, characterOf, codeOf } from './bots';

test('the strength is written behind the name, the middle one is not', () => {
  expect([codeOf('poet', 'gentle'), codeOf('poet', 'keen'), codeOf('poet', 'sharp')]).toEqual([
    'poet-gentle',
    'poet',
    'poet-sharp',
  ]);
});

test('who a bot is can be read, and that it is one', () => {
  expect(botWords('lobby-bot', 'poet')).toBe('clockwork · The poet');
  expect(botWords('lobby-bot', 'poet-sharp')).toBe('clockwork · The poet · sharp');
  for (const bot of ['random', 'choose', 'strength', 'from-tomorrow']) {
    expect(botWords('lobby-bot', bot)).toBe('clockwork');
  }
  expect(BOTS.every((bot) => characterOf(bot) === bot)).toBe(true);
  expect(characterOf(null)).toBeNull();
});

test('bots guess only where they sit, and where nothing is written', () => {
  const decks = [
    { id: 'base', told: true },
    { id: 'own', told: false },
  ] as DeckView[];
  const view = (bot: string | null, ...played: string[]) =>
    ({ chairs: [{ bot }], set_up: { decks: played } }) as unknown as TableView;
  expect(areGuessing(view('poet', 'base'), decks)).toBe(false);
  expect(areGuessing(view('poet', 'base', 'own'), decks)).toBe(true);
  expect(areGuessing(view(null, 'own'), decks)).toBe(false);
  expect(areGuessing(view('poet', 'own'), [])).toBe(false);
});

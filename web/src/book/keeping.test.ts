import { expect, test } from 'vitest';
import { reveal } from '../table/telling/hand-made';
import type { Book } from '../wire/messages';
import { lacksLetters } from './keeping';

const book = (name: string, clue: string, why: string): Book => ({
  game: 1,
  games: 1,
  variant: 'classic',
  pairs: false,
  goal: 30,
  language: 'en',
  night: null,
  over: true,
  winners: [],
  people: [{ seat: 0, side: 0, name, colour: 'poppy', bot: null }],
  decks: [],
  spreads: [
    {
      turn: 1,
      reveal: reveal({ clue: { kind: 'written', text: clue } }),
      sides: [],
      said: [{ seat: 0, text: why }],
    },
  ],
  sides: [],
});

test('whoever prints is told of letters that the type does not have, and only then', () => {
  expect(lacksLetters(book('Łukasz Þóra', 'Nørrebro – “été”', 'Ja …'))).toBe(false);
  expect(lacksLetters(book('נועה', 'Home', ''))).toBe(true);
  expect(lacksLetters(book('Mira', 'Home 🐉', ''))).toBe(true);
  expect(lacksLetters(book('Mira', 'Home', 'Потому что'))).toBe(true);
});

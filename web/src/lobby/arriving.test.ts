import { expect, test } from 'vitest';
import { VARIANTS, type TableView } from '../wire/messages';
import { has } from '../words/fluent';
import { arriving, remembered, withGuest } from './arriving';

function view(
  chairs: number,
  playing?: {
    game: string;
    rabbits?: number[];
    abandoned?: number[];
    newcomers?: number[];
    phase?: string;
  },
) {
  const list = Array.from({ length: chairs }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    bot: playing?.rabbits?.includes(seat) ? 'poet' : null,
  }));
  const game = playing && {
    game: playing.game,
    facts: VARIANTS[playing.game]?.facts[chairs],
    newcomers: playing.newcomers ?? [],
    seats: list.map(({ seat }) => ({ seat, abandoned: !!playing.abandoned?.includes(seat) })),
    phase: { phase: playing.phase ?? 'vote' },
  };
  const set_up = { game: playing?.game ?? 'odyssey' };
  return { chairs: list, set_up, game: game ?? null } as unknown as TableView;
}

test('before a game there is room until all twelve chairs are taken', () => {
  expect([arriving(view(1)), arriving(view(11)), arriving(view(12))]).toEqual([
    'free',
    'free',
    'full',
  ]);
});

test('during a game newcomers sit down between turns, as long as the game has room', () => {
  expect(arriving(view(4, { game: 'classic' }))).toBe('between');
  expect(arriving(view(8, { game: 'classic' }))).toBe('full');
  expect(arriving(view(8, { game: 'odyssey' }))).toBe('between');
});

test('H8: nobody joins pairs alone, except in an empty seat nobody waits for', () => {
  expect(arriving(view(6, { game: 'teams' }))).toBe('pairs');
  expect(arriving(view(6, { game: 'teams', abandoned: [2] }))).toBe('between-seat');
  expect(arriving(view(6, { game: 'teams', abandoned: [2], newcomers: [2] }))).toBe('pairs');
});

test('where one more makes no game, a rabbit gets up for a person', () => {
  expect(arriving(view(8, { game: 'classic', rabbits: [5] }))).toBe('rabbit');
  expect(arriving(view(7, { game: 'classic', rabbits: [5] }))).toBe('between');
  expect(arriving(view(6, { game: 'teams', rabbits: [5] }))).toBe('rabbit');
  expect(arriving(view(6, { game: 'teams', rabbits: [5], abandoned: [2] }))).toBe('between-seat');
  expect(arriving(view(12, { game: 'odyssey', rabbits: [1] }))).toBe('rabbit');
  expect(arriving(view(12, { game: 'odyssey', rabbits: [1], phase: 'over' }))).toBe('free');
});

test('after the end it is a lobby again', () => {
  expect(arriving(view(8, { game: 'classic', phase: 'over' }))).toBe('free');
});

test('there are words for everything that is not plain', () => {
  for (const how of ['between', 'between-seat', 'full', 'pairs', 'rabbit'])
    expect(has(`join-${how}`)).toBe(true);
});

test('who has sat here before is recognised by the name this device remembers', () => {
  expect(remembered(view(3), 'P1')?.seat).toBe(1);
  expect(remembered(view(3), 'Zoe')).toBeNull();
  expect(remembered(view(3), undefined)).toBeNull();
});

test('a guest who may sit down sees the table with a chair of their own', () => {
  const seen = withGuest(view(3), true, 'Zoe', 'moss');
  expect(seen.chairs.at(-1)).toMatchObject({ seat: seen.you, name: 'Zoe', colour: 'moss' });
  expect(withGuest(view(3), false, 'Zoe', 'moss').chairs).toHaveLength(3);
});

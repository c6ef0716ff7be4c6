import { expect, test } from 'vitest';
import type { PhaseView } from '../wire/messages';
import { tableView, type Wish } from '../table/people/sample';
import { hostDeeds, isPlaying } from './host';

const clue = (storyteller: number | null): PhaseView => ({
  phase: 'clue',
  storyteller,
  with_card: true,
});
const words = { kind: 'written', text: 'Almost home' } as const;
const vote: PhaseView = {
  phase: 'vote',
  storyteller: 1,
  clue: words,
  cards: ['a', 'b', 'c', 'd'],
  voters: [0, 2, 3],
  done: [],
  stand_ins: [],
  most: 1,
  red: false,
  mine: [1],
  barred: [1],
  yours: null,
};
const over: PhaseView = { phase: 'over', winners: [0], last: null };
const deeds = (phase: PhaseView, wish?: Wish) => hostDeeds(tableView(phase, wish));

test('a storyteller may be passed over, or played for', () => {
  expect(deeds(clue(2), { waiting: [2] })).toEqual([
    { kind: 'stand-in', seat: 2 },
    { kind: 'skip', seat: 2 },
  ]);
});

test('the host may pass over themselves, but needs no stand-in', () => {
  expect(deeds(clue(0), { waiting: [0] })).toEqual([{ kind: 'skip', seat: 0 }]);
});

test('nobody can be passed over in the race for the first clue (S4)', () => {
  expect(deeds(clue(null), { waiting: [0, 1, 2, 3] })).toEqual([]);
});

test('a stand-in for everybody who is awaited, once, and never for a clockwork rabbit', () => {
  const view = tableView(vote, { waiting: [0, 2, 3] });
  expect(hostDeeds(view).map((deed) => 'seat' in deed && deed.seat)).toEqual([2, 3]);
  expect(hostDeeds({ ...view, called: [2] })).toEqual([{ kind: 'stand-in', seat: 3 }]);
  const chairs = view.chairs.map((one) => (one.seat === 3 ? { ...one, bot: 'random' } : one));
  expect(hostDeeds({ ...view, chairs })).toEqual([{ kind: 'stand-in', seat: 2 }]);
});

test('nothing to do for those who are not the host, who watch, or after the end', () => {
  expect(deeds(vote, { waiting: [2], host: 1 })).toEqual([]);
  expect(deeds(vote, { waiting: [2], you: null })).toEqual([]);
  expect(deeds(over)).toEqual([]);
});

test('a game that is over does not go on', () => {
  expect(isPlaying(tableView(vote))).toBe(true);
  expect(isPlaying(tableView(over))).toBe(false);
  expect(isPlaying({ ...tableView(vote), game: null })).toBe(false);
});

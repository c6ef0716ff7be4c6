import { t } from '../../words/fluent';
import { expect, test } from 'vitest';
import { colourOf, mateWhoWaits, partnerOf, shortName } from './people';
import { needed } from './rest';
import { choose, clue, tableView, vote, type Wish } from './sample';
import { seatsShown } from './seats';

type Phase = Parameters<typeof tableView>[0];
const row = (phase: Phase, wish: Wish = {}) =>
  seatsShown(tableView(phase, wish)).map((one) => `${one.name} ${one.pose} ${one.state}`);

test('ears say who has done what (X2)', () => {
  expect(row(choose({ done: [1, 2] }), { waiting: [0, 3] })).toEqual([
    'Ada thinking choosing',
    'Bo up tells',
    'Cleo up card laid',
    'Dag thinking choosing',
  ]);
  expect(row(vote({ done: [2] }), { waiting: [0, 3] })[2]).toBe('Cleo up voted');
});

test('away is seen, and so is a stand-in (H4, H11)', () => {
  const wish = { waiting: [0, 3], away: [3] };
  expect(row(choose({ done: [1] }), wish)[3]).toBe('Dag away away');
  const stood = seatsShown(tableView(choose({ done: [1, 3], stand_ins: [3] }), { away: [3] }))[3];
  expect(stood).toMatchObject({ pose: 'up', state: 'a stand-in played', bot: true });
  expect(row(choose(), { ...wish, called: [3] })[3]).toBe('Dag thinking a stand-in plays');
});

test('in the race everybody thinks; in party the storyteller lays a card too', () => {
  expect(row(clue(null), { waiting: [0, 1, 2, 3] })[1]).toBe('Bo thinking thinking');
  const party = row(choose(), { game: 'party', people: 6, waiting: [1] });
  expect(party[1]).toBe('Bo thinking choosing');
});

test('team-mates stand together and share a rabbit (S1, T1)', () => {
  const view = tableView(choose(), { game: 'teams', people: 6 });
  expect(seatsShown(view).map((one) => one.name)).toEqual([
    'Ada',
    'Dag',
    'Bo',
    'Eir',
    'Cleo',
    'Finn',
  ]);
  expect(colourOf(view, 3)).toBe('poppy');
  expect(partnerOf(view.game!, 4)).toBe(1);
});

test('newcomers wait at the end of the row; an abandoned seat is an empty chair (H7, H8)', () => {
  expect(row(clue(1), { newcomers: [4] }).at(-1)).toBe('Eir up joining soon');
  const teams = { game: 'teams', people: 6, abandoned: [5] };
  expect(row(clue(1), teams).at(-1)).toBe('an empty chair away an empty chair');
  expect(partnerOf(tableView(clue(1), teams).game!, 2)).toBeNull();
});

test('how many more make a game (H10)', () => {
  const rest = (players: number[]) => ({ phase: 'rest' as const, players });
  expect(needed(tableView(rest([3, 4, 5]), { people: 2 }).game!)).toEqual({ here: 2, more: 1 });
  const pairs = { game: 'teams', people: 6, abandoned: [5] };
  expect(needed(tableView(rest([6, 8]), pairs).game!)).toEqual({ here: 5, more: 1 });
  const coming = { game: 'teams', people: 6, abandoned: [4, 5], newcomers: [5] };
  expect(needed(tableView(rest([6, 8]), coming).game!)).toEqual({ here: 5, more: 1 });
});

test('a long name is called by its first part', () => {
  expect(shortName('Mira')).toBe('Mira');
  expect(shortName('Þorgerður Sigurðardóttir')).toBe('Þorgerður');
  expect(shortName('J Maximilian-Alexander')).toBe('J Maximilian');
  expect(shortName('יעל־רבקה בן־אליעזר הראשונה')).toBe('יעל־רבקה');
  expect(shortName('👩‍👩‍👧‍👦'.repeat(7))).toBe('👩‍👩‍👧‍👦'.repeat(7));
  expect(shortName('👩‍👩‍👧‍👦'.repeat(8))).toBe(`${'👩‍👩‍👧‍👦'.repeat(6)}…`);
  expect(shortName('🦊 Maximilian Alexander')).toBe('🦊 Maximilian');
  expect(shortName('👩‍👧 Anna-Katharina Müller')).toBe('👩‍👧 Anna');
  expect(shortName('Donaudampfschifffahrt')).toBe('Donaudampfsch…');
});

test('the rabbit of my pair leaves it to me to lay, until I have or the time is up (T4)', () => {
  const teams = { game: 'teams', people: 6 };
  const beside = (view: ReturnType<typeof tableView>) => ({
    ...view,
    chairs: view.chairs.map((one) => (one.seat === 3 ? { ...one, bot: 'poet' } : one)),
  });
  expect(mateWhoWaits(beside(tableView(choose(), teams)))).toBe(3);
  expect(mateWhoWaits(tableView(choose(), teams))).toBeNull();
  expect(mateWhoWaits(beside(tableView(choose({ yours: ['a'] }), teams)))).toBeNull();
  expect(mateWhoWaits(beside(tableView(choose({ storyteller: 3 }), teams)))).toBeNull();
  expect(mateWhoWaits({ ...beside(tableView(choose(), teams)), overdue: true })).toBeNull();
  expect(mateWhoWaits(tableView(choose()))).toBeNull();
});

test('the word beside my own rabbit is said to me, not about somebody', () => {
  const words = ['tells-you', 'thinking', 'chooses', 'chose', 'votes', 'voted', 'ready', 'waits'];
  for (const word of words) {
    const said = t('seat-you', { state: t(`seat-${word}`) });
    expect(said).not.toMatch(/you, (you\b|has |\w+s$)/);
  }
});

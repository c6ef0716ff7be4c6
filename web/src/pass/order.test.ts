import { describe, expect, test } from 'vitest';
import { tableView } from '../table/people/sample';
import type { PhaseView } from '../wire/messages';
import { agree, inTurn, isForAll, leafOf, lies, type Passing } from './order';

const clue = (storyteller: number | null): PhaseView => ({
  phase: 'clue',
  storyteller,
  with_card: true,
});
const choose: PhaseView = {
  phase: 'choose',
  storyteller: 0,
  clue: { kind: 'written', text: 'tide' },
  done: [0],
  stand_ins: [],
  wanted: 1,
  yours: [],
};
const OURS = [0, 1, 2, 3];
const passing = (phase: PhaseView, more: Partial<Passing>): Passing => ({
  view: tableView(phase),
  ours: OURS,
  awaited: [],
  last: null,
  holder: null,
  ...more,
});

describe('the phone goes round', () => {
  test.each([
    [[0, 1, 2, 3], null, [0, 1, 2, 3]],
    [[0, 1, 2, 3], 1, [2, 3, 0, 1]],
    [[1, 3], 1, [3, 1]],
    [[1, 2], 3, [1, 2]],
    [[], 3, []],
    // Somebody who has moved to a phone of their own meanwhile.
    [[0, 1], 9, [0, 1]],
  ])('%j are awaited, %j had it last: %j', (awaited, last, order) => {
    expect(inTurn(OURS, awaited, last)).toEqual(order);
  });

  test('in the order we sit, whatever the numbers of our seats', () => {
    expect(inTurn([4, 0, 7], [0, 4, 7], 4)).toEqual([0, 7, 4]);
  });
});

describe('what lies there', () => {
  test('a cover, until the right one has lifted it', () => {
    const before = lies(passing(choose, { awaited: [1, 2, 3], last: 0 }));
    expect(before).toEqual({ kind: 'cover', next: 1, others: [2, 3] });
    expect(lies(passing(choose, { awaited: [1, 2, 3], last: 1, holder: 1 }))).toEqual({
      kind: 'own',
      seat: 1,
    });
  });

  test('a cover for the next as soon as the holder is done', () => {
    const after = lies(passing(choose, { awaited: [2, 3], last: 1, holder: 1 }));
    expect(after).toEqual({ kind: 'cover', next: 2, others: [3] });
  });

  test('never an own page of somebody for whom nothing waits', () => {
    expect(lies(passing(choose, { awaited: [], last: 3, holder: 3 }))).toEqual({ kind: 'all' });
  });

  test('in the race everybody may have the phone', () => {
    const race = lies(passing(clue(null), { awaited: OURS, last: 2 }));
    expect(race).toEqual({ kind: 'cover', next: 3, others: [0, 1, 2] });
  });

  test('the reveal is for all, even while we are awaited', () => {
    const over = tableView({ phase: 'over', winners: [], last: null } as unknown as PhaseView);
    expect(isForAll(over)).toBe(true);
    const reveal = { ...tableView(choose) };
    reveal.game = { ...reveal.game!, phase: { ...reveal.game!.phase, phase: 'reveal' } as never };
    expect(lies({ ...passing(choose, { awaited: OURS, holder: 1 }), view: reveal })).toEqual({
      kind: 'all',
    });
    expect(isForAll({ ...reveal, game: null })).toBe(true);
  });

  test('every cover and every own page is a page of its own', () => {
    const pages = [
      leafOf({ kind: 'all' }),
      leafOf({ kind: 'cover', next: 1, others: [] }),
      leafOf({ kind: 'cover', next: 2, others: [] }),
      leafOf({ kind: 'own', seat: 1 }),
    ];
    expect(new Set(pages).size).toBe(4);
  });
});

describe('views of one moment', () => {
  test('are of one page, or nothing changes yet', () => {
    const [mine, other] = [tableView(choose, { you: 1 }), tableView(choose, { you: 2 })];
    expect(agree([mine, other])).toBe(true);
    expect(agree([mine, tableView(clue(0), { you: 2 })])).toBe(false);
    expect(agree([tableView(clue(1)), tableView(clue(0))])).toBe(false);
    expect(agree([mine, null])).toBe(false);
  });
});

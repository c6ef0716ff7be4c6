import { expect, test } from 'vitest';
import { now } from '../table/turn/now';
import { tableView } from '../table/people/sample';
import type { ChooseView, PhaseView, VoteView } from '../wire/messages';
import { ALL } from '../table/people/people';
import { forAll } from './for-all';

const clue = { kind: 'written', text: 'tide' } as const;
const common = { storyteller: 0, clue, stand_ins: [] };
const choose = (yours: string[]): ChooseView => ({
  phase: 'choose',
  ...common,
  done: [0],
  wanted: 1,
  yours,
});
const vote = (more: Partial<VoteView>): VoteView => ({
  phase: 'vote',
  ...common,
  cards: ['a', 'b', 'c', 'd'],
  voters: [1, 2, 3],
  done: [],
  most: 1,
  red: false,
  mine: [],
  barred: [],
  yours: null,
  ...more,
});
const OURS = [0, 1, 2];

/** What two of us would be shown together must not tell one from the other. */
test.each<[string, PhaseView, PhaseView]>([
  ['choose', choose(['x']), choose([])],
  [
    'vote',
    vote({ most: 0, mine: [3] }),
    vote({ mine: [2], barred: [2], yours: { places: [1], red: null } }),
  ],
  ['trim', { phase: 'trim', surplus: 2 } as PhaseView, { phase: 'trim', surplus: 0 } as PhaseView],
])('%s: nothing of anybody is left', (_name, one, other) => {
  const mine = tableView(one, { you: 0 });
  const theirs = tableView(other, { you: 1 });
  mine.game!.hand = ['x', 'y'];
  theirs.game!.hand = ['p', 'q'];
  expect(forAll(mine, OURS)).toEqual(forAll(theirs, OURS));
  expect(JSON.stringify(forAll(mine, OURS))).not.toMatch(/"[xyp]"/);
});

test('the host among us: together we are the host', () => {
  const view = tableView(choose([]), { host: 1 });
  expect(forAll(view, OURS).host).toBe(ALL);
  expect(forAll(view, [0, 2]).host).toBe(1);
});

test('at the reveal we are ready together; whom else we wait for is named', () => {
  const reveal = { phase: 'reveal', ...common } as unknown as PhaseView;
  const ours = forAll(tableView(reveal, { waiting: [0, 1, 2, 3] }), OURS);
  expect(ours.game?.waiting_for).toEqual([ALL, 3]);
  expect(now(ours)).toMatchObject({ key: 'now-reveal', mine: true });
  const done = forAll(tableView(reveal, { waiting: [3] }), OURS);
  expect(now(done)).toMatchObject({ key: 'now-wait-ready', mine: false, waiting: [3] });
});

test('before a reveal nothing is for all of us to do', () => {
  const view = forAll(tableView(choose([]), { waiting: [1, 3] }), OURS);
  expect(view.game?.you).toBeNull();
  expect(now(view).mine).toBe(false);
});

test('on one phone nobody sees which picture another likes best', () => {
  expect(forAll({ ...tableView(vote({})), liked: 'c' }, [0, 1]).liked).toBeNull();
  expect(forAll({ ...tableView(vote({})), heart: 3 }, [0, 1]).heart).toBeNull();
});

import { expect, test } from 'vitest';
import { totalOf, pointsOf } from '../table/telling/reveal';
import type { Turn } from '../table/telling/verdict';
import { t } from '../words/fluent';
import { places, points, turn } from '../table/telling/hand-made';
import { reasonsOf, stateOf } from './reasons';

const why = (of: Turn, side: number) =>
  reasonsOf(of, side).map(({ line, points }) => `${t(line.key, line.args)}: ${points}`);
const state = (of: Turn, side: number, judged = true) => {
  const line = stateOf(of, side, judged);
  return line && t(line.key, line.args);
};

const classic = turn(
  {
    places: places([[0, 1, 2], [1, 3, 4], [2], [3, 5], [4], [5]]),
    points: points([[3], [3, 0, 2], [3], [0, 0, 1], [0], [0]]),
  },
  [17, 16, 12, 17, 9, 12],
);
const odyssey = turn(
  {
    target: 4,
    places: places([[1, 2, 3, 4, 5], [2, 1], [3], [0, 1, 2, 6], [4, 3], [5], [6]]),
    points: points([[3], [3, 0, 3], [3, 0, 1], [0], [0, 0, 1], [0], [3, 1]]),
  },
  [3, 6, 4, 0, 1, 0, 4],
);
const party = turn(
  {
    target: null,
    outcome: 'crowd',
    places: places(
      [[0], [1, 6, 7], [2, 0, 1, 2, 3, 4, 5], [3, 8], [4], [5], [6], [7], [8]],
      null,
      2,
    ),
    points: points([[5], [5], [5], [5], [5], [5], [0], [0], [0]]),
  },
  [5, 5, 5, 5, 5, 5, 0, 0, 0],
);
const teams = turn(
  {
    target: 2,
    places: places([[3, 2], [0, 1], [4], [5]], 3),
    points: points([[3, 0, 1], [3], [0]]),
  },
  [4, 3, 0],
  { pairs: true },
);

test('classic: told, found, and votes on one’s own card', () => {
  expect(why(classic, 0)).toEqual(['Some found the card, not all: 3']);
  expect(why(classic, 1)).toEqual(['Found the card: 3', '2 votes on card 2: 2']);
  expect(why(classic, 3)).toEqual(['Voted for card 2: 0', 'One vote on card 4: 1']);
  expect(why(classic, 5)).toEqual(['Voted for card 4: 0']);
});

test('too hard: two for everybody else, whatever they voted for', () => {
  const nobody = turn(
    {
      outcome: 'nobody',
      places: places([[0], [1, 2], [2, 1]]),
      points: points([[0], [2, 0, 1], [2, 0, 1]]),
    },
    [0, 3, 3],
  );
  expect(why(nobody, 0)).toEqual(['Nobody found the card: 0']);
  expect(why(nobody, 1)).toEqual([
    'Voted for card 3: 0',
    'Nobody found it: for all but the storyteller: 2',
    'One vote on card 2: 1',
  ]);
});

test('odyssey: a single vote, and at most three for one’s own card', () => {
  expect(why(odyssey, 6)).toEqual(['Found the card: 3', 'Found it with a single vote: 1']);
  expect(why(odyssey, 1)).toEqual(['Found the card: 3', '4 votes on card 1, of which 3 count: 3']);
  expect(why(odyssey, 3)).toEqual(['Voted for cards 1 and 5: 0']);
});

test('party: the crowd, the red vote, alone', () => {
  expect(why(party, 0)).toEqual(['With 5 others on card 3; 5 is the most: 5']);
  expect(why(party, 6)).toEqual(['Card 2 had the red vote: 0']);
  expect(why(party, 8)).toEqual(['Alone on card 4: 0']);
});

test('teams: what the one of the pair did', () => {
  expect(why(teams, 0)).toEqual(['Some found the card, not all: 3', 'One vote on Dag’s card 1: 1']);
  expect(why(teams, 1)).toEqual(['Bo found the card: 3']);
  expect(why(teams, 2)).toEqual(['Cleo voted for card 1: 0']);
});

test('reasons add up to the points of the server', () => {
  for (const one of [classic, odyssey, party, teams]) {
    for (const { side } of one.sides) {
      const sum = reasonsOf(one, side).reduce((all, reason) => all + reason.points, 0);
      expect(sum).toBe(totalOf(pointsOf(one.reveal, side)));
    }
  }
});

test('half a pair that gave the card had no vote', () => {
  // H8
  const half = turn(
    {
      outcome: 'some',
      target: 1,
      places: places([[0, 1], [3], [4], [2]], 3),
      points: points([[3], [3], [0]]),
    },
    [3, 3, 0],
    { pairs: true },
  );
  expect(why(half, 2)).toEqual(['Had no vote: 0']);
  expect(state(half, 2)).toBeNull();
});

test('the words beside a rabbit do not tell the verdict too early', () => {
  expect(state(classic, 1, false)).toBe('voted for 1');
  expect(state(classic, 1)).toBe('found it');
  expect(state(classic, 3)).toBe('voted for 2');
  expect(state(classic, 0, false)).toBe('told it');
  expect(state(odyssey, 3)).toBe('voted for 1 and 5');
  expect(state(party, 0)).toBe('for 3, red on 2');
  expect(state(party, 6)).toBe('voted for 2');
  expect(state(teams, 1)).toBe('Bo found it');
  expect(state(teams, 0)).toBe('Ada told it');
});

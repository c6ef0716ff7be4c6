import { expect, test } from 'vitest';
import { BONUS, EXAMPLES, OUTCOMES } from './examples';
import { company, outcome, points, together, type Told } from './points';

const sums = (turn: Told) =>
  Object.fromEntries(points(turn).map((one) => [one.side, together(one)]));

test('C17: two of five found it', () => {
  const turn: Told = {
    teller: 'pink',
    cards: ['pink', 'blue', 'green', 'violet', 'yellow', 'red'],
    target: 0,
    votes: { blue: [0], green: [0], red: [3], violet: [1], yellow: [1] },
  };
  expect(outcome(turn)).toBe('some');
  expect(sums(turn)).toEqual({ pink: 3, blue: 5, green: 3, violet: 1, yellow: 0, red: 0 });
});

const GIL: Told = {
  teller: 'gil',
  cards: ['gil', 'ada', 'eli', 'fay', 'bo', 'cleo', 'dov'],
  target: 0,
  votes: { ada: [0], eli: [0], fay: [0], bo: [0, 5], cleo: [2], dov: [1, 4] },
  cap: 3,
  lone: true,
};

test('O4–O6: a second vote, and courage', () => {
  expect(sums(GIL)).toEqual({ gil: 3, ada: 5, eli: 5, fay: 4, bo: 4, cleo: 1, dov: 0 });
});

test('O2: no more than three for votes on one’s own card', () => {
  const votes = { a: [1], b: [1], c: [1], d: [1], e: [0] };
  const turn: Told = { teller: 't', cards: ['t', 'e', 'a', 'b', 'c', 'd'], target: 0, votes };
  expect(sums(turn).e).toBe(3 + 4);
  expect(sums({ ...turn, cap: 3 }).e).toBe(3 + 3);
});

test('O6: the point for courage comes also when everybody found it', () => {
  const turn = { ...GIL, votes: { ada: [0], bo: [0, 1] } };
  expect(sums(turn)).toEqual({ gil: 0, ada: 2 + 1 + 1, bo: 2 });
});

test('T7: the storyteller’s pair scores for the team-mate’s card', () => {
  const votes = { moon: [0], star: [1] };
  const turn: Told = {
    teller: 'sun',
    cards: ['sun', 'sun', 'moon', 'star'],
    target: 0,
    votes,
    cap: 3,
  };
  expect(sums(turn)).toEqual({ sun: 4, moon: 3, star: 0 });
});

test('P5–P8: company counts, up to five; alone or on the red card it is nothing', () => {
  expect([1, 2, 3, 4, 5, 6, 12].map((votes) => company(votes, false))).toEqual([
    0, 2, 3, 4, 5, 5, 5,
  ]);
  expect(company(2, true)).toBe(0);
});

test('the drawn turns are what their headings say', () => {
  for (const [name, turn] of Object.entries(OUTCOMES)) expect(outcome(turn)).toBe(name);
  const bonus = points(BONUS.turn).find((one) => one.side === BONUS.side);
  expect(bonus?.bonus).toBe(2);
});

test('nobody in a drawn turn votes for a card of their own (C6)', () => {
  for (const turn of [...Object.values(OUTCOMES), BONUS.turn, ...Object.values(EXAMPLES)]) {
    for (const [side, places] of Object.entries(turn.votes)) {
      expect(places.map((place) => turn.cards[place])).not.toContain(side);
      expect(new Set(places).size).toBe(places.length);
    }
  }
});

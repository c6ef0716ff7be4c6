import { expect, test } from 'vitest';
import { reveal } from '../table/telling/hand-made';
import { choose, clue, tableView, vote } from '../table/people/sample';
import { boardOf, expected, isMany, leafOf, pauseLine, standing, waiting, wordsOf } from './board';

const watched = { you: null };

test('every phase has its page, and a new turn turns it', () => {
  expect(boardOf({ ...tableView(clue(1)), game: null })).toBe('lobby');
  expect(boardOf(tableView(vote()))).toBe('vote');
  expect(boardOf(tableView({ phase: 'trim', storyteller: 1, surplus: 0 }))).toBe('clue');
  const first = tableView(vote());
  const next = { ...first, game: { ...first.game!, turn: 4 } };
  expect(leafOf(first)).not.toBe(leafOf(next));
  expect(leafOf(first)).toBe(leafOf(tableView(vote({ done: [0] }))));
});

test('the words say whom we wait for, and how far the votes are', () => {
  expect(wordsOf(tableView(clue(1), watched)).title).toBe('Bo is looking for a clue.');
  expect(wordsOf(tableView(clue(null), watched)).title).toBe('Who has a clue?');
  const laying = tableView(choose({ done: [1, 3] }), { ...watched, waiting: [0, 2] });
  expect(wordsOf(laying).small).toBe('Waiting for Ada and Cleo.');
  const voting = wordsOf(tableView(vote({ done: [2] }), watched));
  expect(voting).toEqual({
    title: 'Which card is Bo’s?',
    small: 'Vote on your phones. 1 of 3 votes is in.',
  });
  expect(wordsOf(tableView(vote(), { ...watched, game: 'party' })).title).toBe(
    'Which card suits the clue best?',
  );
});

test('everybody in the room reads who may go on without whom', () => {
  const gone = { ...watched, waiting: [1], away: [1] };
  for (const phase of [clue(1), choose({ wanted: 0 }), vote({ most: 0 })]) {
    expect(wordsOf(tableView(phase, gone)).small).toBe('Bo is away. Ada may go on without them.');
    expect(wordsOf(tableView(phase, { ...gone, host: 1 })).small).toBe(
      'Bo is away. In a moment somebody else takes over.',
    );
  }
  expect(wordsOf(tableView(clue(null), gone)).small).toBe('Whoever is first begins, on the phone.');
});

test('in the lobby they say what is missing', () => {
  const lobby = { ...tableView(clue(1), watched), game: null };
  expect(wordsOf({ ...lobby, chairs: lobby.chairs.slice(0, 2) }).small).toBe(
    'One more player is needed.',
  );
  expect(wordsOf(lobby).small).toBe('Ada will deal the cards.');
});

test('nobody to wait for is not said', () => {
  const view = tableView(reveal({}), watched);
  expect(waiting(view, view.game!)).toBe('');
  expect(pauseLine(view, view.game!)).toBe('');
});

test('in the open pause all are told to talk, and the last are named', () => {
  const pause = (seats: number[]) => {
    const view = tableView(reveal({}), { you: null, waiting: seats });
    return pauseLine(view, view.game!);
  };
  expect(pause([0, 1, 2, 3])).toBe('Look around and talk. Go on when you are ready.');
  expect(pause([2])).toBe('Waiting for Cleo.');
});

test('more than eight cards lie in long rows', () => {
  expect(isMany(tableView(vote()).game!, 8)).toBe(false);
  expect(isMany(tableView(vote()).game!, 9)).toBe(true);
  expect(isMany(tableView(choose(), { people: 10 }).game!, 1)).toBe(true);
  expect(isMany(tableView(choose(), { people: 12, game: 'teams' }).game!, 7)).toBe(false);
});

test('as many places as cards will come', () => {
  expect(expected(tableView(choose({ done: [1] }), { waiting: [0, 2, 3] }).game!)).toBe(4);
  const pairs = tableView(choose({ done: [1] }), {
    waiting: [0, 2, 3, 5],
    people: 6,
    game: 'teams',
  });
  expect(expected(pairs.game!)).toBe(4);
  const alone = tableView(choose(), {
    people: 6,
    game: 'teams',
    options: { team_card: 'partner_only' },
  });
  expect(expected(alone.game!)).toBe(3);
  expect(expected(tableView(vote()).game!)).toBe(0);
});

test('a pair has one rabbit, with both names', () => {
  const view = tableView(vote(), { people: 6, game: 'teams' });
  const rabbits = standing(view, view.game!);
  expect(rabbits).toHaveLength(3);
  expect(rabbits[0]).toMatchObject({ name: 'Ada & Dag', from: 0, to: 0, bot: false });
});

import { describe, expect, test } from 'vitest';
import { places, points, reveal } from '../reveal/hand-made';
import { findersOf, heroOf, nextStage, plusAt, ranked, shows, stageAfter, stagesOf, votersOf, votesOf, wayOf } from './reveal';

const some = reveal({
  places: places([[1, 2], [0, 1, 3], [2], [3, 2]]),
  target: 2,
  points: points([[3], [3, 0, 1], [0], [3, 0, 1]]),
});
const plain = reveal({ points: points([[0], [2], [2]]) });

describe('the steps', () => {
  test('come in the times of the design', () => {
    const stages = stagesOf(some);
    const begins = (ms: number) => stageAfter(stages, ms);
    expect([0, 1799, 1800, 3399, 3400, 5199, 5200, 6999, 7000, 9999, 10000].map(begins)).toEqual([
      'votes', 'votes', 'owners', 'owners', 'verdict', 'verdict', 'bonus', 'bonus', 'run', 'run', 'rest',
    ]);
  });

  test('leave the bonus out where there is none', () => {
    expect(stagesOf(plain)).toEqual(['votes', 'owners', 'verdict', 'run', 'rest']);
    expect(nextStage(stagesOf(plain), 'verdict')).toBe('run');
    expect(stageAfter(stagesOf(plain), 5200)).toBe('run');
    expect(stageAfter(stagesOf(plain), 8200)).toBe('rest');
  });

  test('a tap takes one step, and none after the last', () => {
    expect(nextStage(stagesOf(some), 'votes')).toBe('owners');
    expect(nextStage(stagesOf(some), 'rest')).toBe('rest');
  });

  test('what has been shown stays', () => {
    expect(shows('rest', 'votes')).toBe(true);
    expect(shows('owners', 'verdict')).toBe(false);
  });
});

describe('points', () => {
  test('are not told before the verdict, and the bonus not before its time', () => {
    expect(plusAt(some, 1, 'owners')).toBeNull();
    expect(plusAt(some, 1, 'verdict')).toBe(3);
    expect(plusAt(some, 1, 'bonus')).toBe(4);
    expect(plusAt(plain, 1, 'run')).toBe(2);
  });

  test('a rabbit comes from where it was', () => {
    expect(wayOf(some, { side: 1, colour: 'sky', score: 14 })).toEqual({ from: 10, to: 14 });
    // Somebody who sat down after the scoring.
    expect(wayOf(some, { side: 9, colour: 'sky', score: 0 })).toEqual({ from: 0, to: 0 });
  });

  test('rank by score; who is level keeps the order of the table', () => {
    const sides = [3, 7, 3, 9].map((score, side) => ({ side, score }));
    expect(ranked(sides).map(({ side }) => side)).toEqual([3, 1, 0, 2]);
  });
});

describe('votes', () => {
  test('of a player, one or two', () => {
    expect(votesOf(some, 2)).toEqual([1, 4]);
    expect(votesOf(some, 0)).toEqual([]);
    expect(votersOf(some)).toEqual([1, 2, 3]);
  });

  test('find the card', () => {
    expect(findersOf(some)).toEqual([1, 3]);
    expect(heroOf(some)).toBe(2);
  });

  test('without a card to be found, the crowd’s choice stands for the turn', () => {
    const party = reveal({ target: null, outcome: 'crowd', places: places([[0], [1, 0, 2], [2, 1]]) });
    expect(heroOf(party)).toBe(2);
    expect(findersOf(party)).toEqual([]);
  });
});

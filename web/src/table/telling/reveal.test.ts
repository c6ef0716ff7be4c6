import { describe, expect, test } from 'vitest';
import { places, points, reveal } from './hand-made';
import {
  findersOf,
  heroOf,
  lasts,
  nextStage,
  plusAt,
  ranked,
  shows,
  stageAfter,
  stagesOf,
  stepsOf,
  turningOf,
  turnsApart,
  votersOf,
  votesOf,
  wayOf,
} from './reveal';

const some = reveal({
  places: places([[1, 2], [0, 1, 3], [2], [3, 2]]),
  target: 2,
  points: points([[3], [3, 0, 1], [0], [3, 0, 1]]),
});
const plain = reveal({ points: points([[0], [2], [2]]) });

describe('the steps', () => {
  test('come one after the other, as long as each is looked at', () => {
    const stages = stagesOf(some);
    expect(stages).toEqual([
      'votes',
      'owners',
      'breath',
      'told',
      'verdict',
      'bonus',
      'run',
      'rest',
    ]);
    let begins = 0;
    for (const stage of stages.slice(0, -1)) {
      expect(stageAfter(some, begins)).toBe(stage);
      begins += lasts(stage, some);
      expect(stageAfter(some, begins - 1)).toBe(stage);
    }
    expect(stageAfter(some, begins)).toBe('rest');
  });

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'of %i cards last six to twelve seconds',
    (cards) => {
      const laid = places(Array.from({ length: cards }, (_, i) => [i]));
      for (const target of [1, null]) {
        for (const bonus of [0, 1]) {
          const one = reveal({ places: laid, target, points: points([[3, 0, bonus]]) });
          const shown = stagesOf(one).slice(0, -1);
          const all = shown.reduce((sum, stage) => sum + lasts(stage, one), 0);
          expect(all).toBeGreaterThanOrEqual(6000);
          expect(all).toBeLessThanOrEqual(12_000);
        }
      }
    },
  );

  test('the least believed card turns first, and the card to be found not at all', () => {
    expect(turningOf(some)).toEqual([3, 1, 4]);
    const crowd = reveal({ target: null, places: places([[0, 1], [1], [2, 0]]) });
    expect(turningOf(crowd)).toEqual([2, 1, 3]);
    expect(turnsApart(some) * 2).toBeLessThan(lasts('owners', some));
  });

  test('leave the bonus out where there is none, and the card where none is to be found', () => {
    const short = ['votes', 'owners', 'breath', 'told', 'verdict', 'run', 'rest'];
    expect(stagesOf(plain)).toEqual(short);
    expect(nextStage(stagesOf(plain), 'verdict')).toBe('run');
    expect(stagesOf(reveal({ target: null }))).not.toContain('told');
  });

  test('nobody steps through a held breath', () => {
    expect(stepsOf(stagesOf(plain))).not.toContain('breath');
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
    const party = reveal({
      target: null,
      outcome: 'crowd',
      places: places([[0], [1, 0, 2], [2, 1]]),
    });
    expect(heroOf(party)).toBe(2);
    expect(findersOf(party)).toEqual([]);
  });
});

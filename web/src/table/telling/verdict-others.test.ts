import { describe, expect, test } from 'vitest';
import { places, points, turn } from './hand-made';
import { t } from '../../words/fluent';
import { stagesOf, type Stage } from './reveal';
import { toldAt, type Turn } from './verdict';

/** What is told at a stage, in English: the title, then the lines under it. */
function told(stage: Stage, of: Turn): string[] {
  const { title, small } = toldAt(stage, of);
  return [title, ...small].map(({ key, args }) => t(key, args).replaceAll('\u00a0', ' '));
}

describe('party', () => {
  const crowd = { target: null, outcome: 'crowd' as const };

  test('the rulebook’s example: six on card 3, two on the red card 2, one alone', () => {
    // P8
    const nine = turn(
      {
        ...crowd,
        places: places(
          [[0], [1, 6, 7], [2, 0, 1, 2, 3, 4, 5], [3, 8], [4], [5], [6], [7], [8]],
          null,
          2,
        ),
        points: points([[5], [5], [5], [5], [5], [5], [0], [0], [0]]),
      },
      [5, 5, 5, 5, 5, 5, 0, 0, 0],
      { goal: null },
    );
    expect(told('votes', nine)).toEqual([
      'The votes are in.',
      'Card 3 has the most votes: 6.',
      'The red vote of Ada lies on card 2.',
    ]);
    expect(told('owners', nine)[1]).toBe('No card had to be found: here the crowd counts.');
    expect(told('verdict', nine)).toEqual([
      '6 met on card 3.',
      'Card 3: +5 each, the most there is.',
      'The red vote on card 2: nothing for Gro and Hal.',
      'Alone on a card, so nothing: Ida.',
    ]);
    expect(stagesOf(nine.reveal)).not.toContain('bonus');
  });

  test('two crowds, and a red vote that met nobody', () => {
    const six = turn(
      {
        ...crowd,
        places: places([[0, 0, 1, 2], [1, 3, 4], [2, 5], [3], [4], [5]], null, 6),
        points: points([[3], [3], [3], [2], [2], [0]]),
      },
      [3, 3, 3, 2, 2, 0],
      { goal: null },
    );
    expect(told('verdict', six)).toEqual([
      'The largest crowd: 3 on card 1.',
      'Card 1: +3 each.',
      'Card 2: +2 each.',
      'The red vote on card 6 met nobody.',
      'Alone on a card, so nothing: Finn.',
    ]);
  });

  test('the only crowd met on the red card', () => {
    const red = turn(
      {
        ...crowd,
        places: places([[0, 1, 2, 3], [1, 0], [2, 5], [3, 4], [4], [5]], null, 1),
        points: points([[0], [0], [0], [0], [0], [0]]),
      },
      [0, 0, 0, 0, 0, 0],
      { goal: null },
    );
    const [title, ...small] = told('verdict', red);
    expect(title).toBe('3 met on card 1, and there lay the red vote: no points.');
    expect(small[0]).toBe('The red vote on card 1: nothing for Bo, Cleo and Dag.');
  });

  test('nobody met', () => {
    const spread = turn(
      {
        ...crowd,
        places: places(
          [
            [0, 1],
            [1, 0],
            [2, 3],
            [3, 2],
            [4, 5],
            [5, 4],
          ],
          null,
          1,
        ),
        points: points([[0], [0], [0], [0], [0], [0]]),
      },
      [0, 0, 0, 0, 0, 0],
      { goal: null },
    );
    expect(told('votes', spread)[1]).toBe('One vote each on 6 cards.');
    expect(told('verdict', spread)).toEqual([
      'No crowd, no points.',
      'The red vote on card 1: nothing for Bo.',
      '5 stood alone and get nothing.',
    ]);
    expect(told('run', spread)).toEqual([
      'The rabbits stay where they are.',
      'Everybody is still at the start.',
    ]);
  });
});

describe('teams', () => {
  // Three pairs: Ada & Dag tell; Bo and Cleo vote, Eir and Finn gave the cards.
  const made = {
    target: 2,
    places: places([[3, 2], [0, 1], [4], [5]], 3),
    points: points([[3, 0, 1], [3], [0]]),
  };

  test('a pair scores together, also for the team-mate’s card', () => {
    const six = turn(made, [4, 3, 0], { pairs: true });
    expect(told('told', six)[0]).toBe('Card 2 was the one Ada told.');
    expect(told('verdict', six)).toEqual([
      'Just right: 1 of 2 found it.',
      '+3 for Ada & Dag, and +3 for Bo & Eir.',
    ]);
    expect(told('bonus', six)).toEqual([
      'One vote went to Dag’s card.',
      '+1 for each vote on one’s own card: Ada & Dag +1.',
    ]);
    expect(told('run', six)[1]).toBe('Ada & Dag lead with 4.');
  });

  test('all or nobody: 2 for every other pair', () => {
    const all = turn(
      {
        ...made,
        outcome: 'all',
        places: places([[3], [0, 1, 2], [4], [5]], 3),
        points: points([[0], [2], [2]]),
      },
      [0, 2, 2],
      { pairs: true },
    );
    expect(told('verdict', all)[1]).toBe('Nothing for Ada & Dag, +2 for every other pair.');
  });

  test('the team-mate’s card may be the one to be found', () => {
    // T9, partner_only: Dag's card stands for the pair and earns no bonus.
    const partner = turn(
      {
        ...made,
        target: 1,
        places: places([[3, 1], [4, 2], [5]], 3),
        points: points([[3], [3, 0, 1], [0]]),
      },
      [3, 4, 0],
      { pairs: true },
    );
    expect(told('told', partner)[0]).toBe('Card 1 was the one to find: Dag laid it for Ada.');
    expect(told('verdict', partner)[1]).toBe('+3 for Ada & Dag, and +3 for Bo & Eir.');
  });
});

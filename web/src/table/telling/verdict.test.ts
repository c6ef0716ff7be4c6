import { describe, expect, test } from 'vitest';
import { places, points, turn } from './hand-made';
import { t } from '../../words/fluent';
import { stagesOf, type Stage } from './reveal';
import { toldAt, toldAtRest, type Turn } from './verdict';

/** What is told at a stage, in English: the title, then the lines under it. */
function told(stage: Stage, of: Turn): string[] {
  const { title, small } = toldAt(stage, of);
  return [title, ...small].map(({ key, args }) => t(key, args).replaceAll('\u00a0', ' '));
}

describe('classic', () => {
  // C17, the rulebook's own example. Ada is pink, Bo blue, Cleo green, Dag violet, Eir yellow, Finn red.
  const example = turn(
    {
      places: places([[0, 1, 2], [1, 3, 4], [2], [3, 5], [4], [5]]),
      points: points([[3], [3, 0, 2], [3], [0, 0, 1], [0], [0]]),
    },
    [17, 16, 12, 17, 9, 12],
  );

  test('some found it', () => {
    expect(told('votes', example)).toEqual(['The votes are in.', '2 votes each on cards 1 and 2.']);
    expect(told('owners', example)).toEqual(['Whose was whose.']);
    expect(told('breath', example)).toEqual(['And the card to find…']);
    expect(told('told', example)).toEqual(['Card 1 was the one Ada told.']);
    expect(told('verdict', example)).toEqual([
      'Just right: 2 of 5 found it.',
      '+3 for Ada, and +3 each for Bo and Cleo.',
    ]);
    expect(told('bonus', example)).toEqual([
      '3 votes went to other cards.',
      '+1 for each vote on one’s own card: Bo +2 and Dag +1.',
    ]);
    expect(told('run', example)).toEqual(['The rabbits run.', 'Ada and Dag lead with 17.']);
  });

  test('a name that runs from right to left keeps its points on the right', () => {
    const names = (side: number) => ['Ada', 'דנה', 'Cleo', 'علي'][side] ?? '';
    const elsewhere = { ...example, who: { ...example.who, sideName: names } };
    expect(told('bonus', elsewhere)[1]).toBe(
      '+1 for each vote on one’s own card: \u2068דנה\u2069 +2 and \u2068علي\u2069 +1.',
    );
  });

  test('at rest the verdict stays, with what was told about points', () => {
    expect(told('rest', example)).toEqual(told('verdict', example));
    const { small } = toldAtRest(stagesOf(example.reveal), example);
    expect(small.map(({ key, args }) => t(key, args))).toEqual([
      '+3 for Ada, and +3 each for Bo and Cleo.',
      '+1 for each vote on one’s own card: Bo +2 and Dag +1.',
    ]);
  });

  test('everybody found it: no bonus to tell of', () => {
    const all = turn(
      {
        storyteller: 2,
        outcome: 'all',
        target: 2,
        places: places([[0], [2, 0, 1, 3], [1], [3]]),
        points: points([[2], [2], [0], [2]]),
      },
      [2, 2, 0, 2],
    );
    expect(told('votes', all)[1]).toBe('Card 2 has the most votes: 3.');
    expect(told('verdict', all)).toEqual([
      'Too easy: everybody found it.',
      'Nothing for Cleo, +2 for everybody else.',
    ]);
    expect(stagesOf(all.reveal)).not.toContain('bonus');
    expect(told('run', all)[1]).toBe('Ada, Bo and Dag lead with 2.');
  });

  test('nobody found it, all votes on one card', () => {
    const nobody = turn(
      {
        outcome: 'nobody',
        places: places([[0], [1, 2, 3], [2, 1], [3]]),
        points: points([[0], [2, 0, 2], [2, 0, 1], [2]]),
      },
      [0, 4, 3, 2],
    );
    expect(told('verdict', nobody)).toEqual([
      'Too hard: nobody found it.',
      'Nothing for Ada, +2 for everybody else.',
    ]);
    const one = turn(
      {
        outcome: 'some',
        places: places([[0, 3], [1, 2], [2], [3]]),
        points: points([[3], [0, 0, 1], [0], [3]]),
      },
      [3, 1, 0, 3],
    );
    expect(told('bonus', one)[0]).toBe('One vote went to Bo’s card.');
  });

  test('three players hand over two cards each', () => {
    const three = turn(
      {
        storyteller: 1,
        target: 3,
        places: places([[0, 2], [2], [1, 0], [0], [2]]),
        points: points([[3, 0, 1], [3], [0]]),
      },
      [4, 3, 0],
    );
    expect(told('verdict', three)).toEqual([
      'Just right: 1 of 2 found it.',
      '+3 for Bo, and +3 for Ada.',
    ]);
    expect(told('bonus', three)).toEqual([
      'One vote went to Ada’s card.',
      '+1 for each vote on one’s own card: Ada +1.',
    ]);
  });

  test('no cap on the bonus', () => {
    const many = turn(
      {
        outcome: 'nobody',
        places: places([[0], [1, 2, 3, 4, 5, 6, 7], [2, 1], [3], [4], [5], [6], [7]]),
        points: points([[0], [2, 0, 6], [2, 0, 1], [2], [2], [2], [2], [2]]),
      },
      [0, 8, 3, 2, 2, 2, 2, 2],
    );
    expect(told('bonus', many)).toEqual([
      '7 votes went to other cards.',
      '+1 for each vote on one’s own card: Bo +6 and Cleo +1.',
    ]);
  });

  test('the moon is reached at the target of this table', () => {
    const made = { places: places([[0, 1], [1, 2], [2]]), points: points([[3], [3, 0, 1], [0]]) };
    expect(told('run', turn(made, [12, 15, 3], { goal: 15, over: true }))).toEqual([
      'The moon is reached.',
      'Bo leads with 15.',
    ]);
  });
});

describe('odyssey', () => {
  // Seven players; Bo, Cleo and Dag use two votes, the others one.
  const seven = turn(
    {
      target: 4,
      places: places([[1, 2, 3, 4, 5], [2, 1], [3], [0, 1, 2, 6], [4, 3], [5], [6]]),
      points: points([[3], [3, 0, 3], [3, 0, 1], [0], [0, 0, 1], [0], [3, 1]]),
    },
    [3, 6, 4, 0, 1, 0, 4],
  );

  test('voters are counted, not votes', () => {
    expect(told('verdict', seven)).toEqual([
      'Just right: 3 of 6 found it.',
      '+3 for Ada, and +3 each for Bo, Cleo and Gro.',
    ]);
  });

  test('the bonus has a cap, and a single vote that found it brings one more', () => {
    expect(told('bonus', seven)).toEqual([
      '6 votes went to other cards.',
      '+1 for each vote on one’s own card, 3 at most: Bo +3, Cleo +1 and Eir +1.',
      '+1 for finding it with a single vote: Gro.',
    ]);
  });

  test('the single vote counts also where everybody found it', () => {
    const all = turn(
      {
        outcome: 'all',
        places: places([[0, 1, 2, 3, 4, 5, 6], [1], [2], [3], [4], [5], [6]]),
        points: points([[0], [2, 1], [2, 1], [2, 1], [2, 1], [2, 1], [2, 1]]),
      },
      [0, 3, 3, 3, 3, 3, 3],
    );
    expect(stagesOf(all.reveal)).toContain('bonus');
    expect(told('bonus', all)).toEqual([
      'A single vote was enough.',
      '+1 for each of the 6 who found it with a single vote.',
    ]);
    expect(told('run', all)[1]).toBe('6 lead with 3 each.');
  });

  test('many finders are counted, not named', () => {
    const rows = Array.from({ length: 12 }, (_, seat) =>
      seat === 0 ? [0, 1, 2, 3, 4, 5] : [seat],
    );
    rows[6]?.push(7, 8, 9, 10, 11);
    rows[7]?.push(6);
    const twelve = turn(
      { places: places(rows), points: points(rows.map((_, seat) => [seat < 6 ? 3 : 0])) },
      rows.map(() => 3),
    );
    expect(told('verdict', twelve)[1]).toBe('+3 for Ada, and +3 for each of the 5 who found it.');
  });
});

describe('people come and go', () => {
  test('a card of somebody who has left earns nothing', () => {
    // H6: Dag left before the scoring; the card and its vote stay.
    const left = turn(
      { places: places([[0, 1], [1], [2], [3, 2]]), points: points([[3], [3], [0]]) },
      [3, 3, 0],
    );
    expect(stagesOf(left.reveal)).not.toContain('bonus');
    expect(told('verdict', left)).toEqual([
      'Just right: 1 of 2 found it.',
      '+3 for Ada, and +3 for Bo.',
    ]);
    expect(left.who.name(3)).toBe('somebody who left');
  });

  test('stand-ins are named', () => {
    const stood = turn(
      { places: places([[0, 1], [1], [2]]), points: points([[3], [3], [0]]), stand_ins: [2] },
      [3, 3, 0],
    );
    expect(told('votes', stood)).toContain('A stand-in played for Cleo.');
  });
});

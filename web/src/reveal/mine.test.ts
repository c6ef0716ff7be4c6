import { expect, test } from 'vitest';
import { pointsOf, totalOf } from '../table/telling/reveal';
import { places, points, turn } from '../table/telling/hand-made';
import type { Turn } from '../table/telling/verdict';
import { LANGUAGES } from '../words/language.svelte';
import { bundle } from '../words/bundle';
import { mineOf, mineWords } from './mine';

const classic = turn(
  {
    places: places([[0, 1, 2], [1, 3, 4], [2], [3, 5], [4], [5]]),
    points: points([[3], [3, 0, 2], [3], [0, 0, 1], [0], [0]]),
  },
  [17, 16, 12, 17, 9, 12],
);
const nobody = turn(
  {
    outcome: 'nobody',
    places: places([[0], [1, 2], [2, 1]]),
    points: points([[0], [2, 0, 1], [2, 0, 1]]),
  },
  [0, 3, 3],
);
const three = turn(
  {
    places: places([[0, 1], [1, 2], [1], [2], [2]]),
    points: points([[3], [3, 0, 1], [0]]),
  },
  [3, 4, 0],
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

test.each<[string, Turn, number, string]>([
  ['found, and two astray', classic, 1, 'You found it: +3. Two fell for your card: +2.'],
  ['told', classic, 0, 'Your clue was just right: +3.'],
  ['astray myself', classic, 3, 'Your vote went astray. One fell for your card: +1.'],
  ['nothing at all', classic, 5, 'Your vote went astray.'],
  ['too hard, as teller', nobody, 0, 'Nobody found your card: nothing for you.'],
  ['too hard, as one of the others', nobody, 1, 'Nobody found it: +2. One fell for your card: +1.'],
  ['three with two cards each', three, 1, 'You found it: +3. One fell for your card: +1.'],
  ['a single vote', odyssey, 6, 'You found it: +3. With a single vote: +1.'],
  ['more than count', odyssey, 1, 'You found it: +3. 4 fell for your card, 3 count: +3.'],
  ['two votes astray', odyssey, 3, 'Your votes went astray.'],
  ['in a crowd', party, 0, 'You met 5 others on card 3: +5, the most there is.'],
  ['on the red card', party, 6, 'The red vote lay on your card 2: nothing.'],
  ['alone', party, 8, 'You stood alone on card 4: nothing.'],
  [
    'my partner’s decoy',
    teams,
    0,
    'Your pair’s clue was just right: +3. One fell for Dag’s card: +1.',
  ],
  ['my own decoy', teams, 3, 'Your pair’s clue was just right: +3. One fell for your card: +1.'],
  ['my vote', teams, 1, 'You found it: +3.'],
  ['my partner’s vote', teams, 4, 'Bo found it for you both: +3.'],
  ['my partner’s vote astray', teams, 5, 'Cleo’s vote went astray.'],
])('%s', (_, of, seat, words) => {
  expect(mineWords(of, seat).replaceAll('\u00a0', ' ')).toBe(words);
});

test('who watches has no line', () => {
  expect(mineOf(classic, null)).toEqual([]);
  expect(mineWords(classic, 99)).toBe('');
});

const files = import.meta.glob<string>('../words/*/reveal.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const seatsOf = (of: Turn) => of.sides.flatMap(({ side }) => of.who.members(side));
const ALL = [classic, nobody, three, odyssey, party, teams];

test.each(LANGUAGES)(
  'in %s everybody’s points are the server’s, and every word is there',
  (language) => {
    const words = bundle(language, [files[`../words/${language}/reveal.ftl`]!]);
    for (const of of ALL) {
      for (const seat of seatsOf(of)) {
        const lines = mineOf(of, seat);
        const sum = lines.reduce((all, { args }) => all + Number(args?.['points']), 0);
        expect(sum).toBe(totalOf(pointsOf(of.reveal, of.who.sideOf(seat) ?? -1)));
        for (const { key, args } of lines) {
          const message = words.getMessage(key);
          const wrong: Error[] = [];
          const said = words.formatPattern(message!.value!, args, wrong);
          expect(wrong).toEqual([]);
          expect(said).toMatch(/[.]$/);
        }
      }
    }
  },
);

test('a number that begins a sentence stays with its word', () => {
  expect(mineWords(classic, 0)).not.toMatch(/(^|\. )\d+ /);
  const fell = turn(
    {
      outcome: 'nobody',
      places: places([[0], [1, 2, 3, 4], [2], [3], [4]]),
      points: points([[0], [2, 0, 3], [2], [2], [2]]),
    },
    [0, 5, 2, 2, 2],
  );
  expect(mineWords(fell, 1)).toContain('+2. 3\u00a0fell for your card');
});

import { expect, test } from 'vitest';
import { stagesOf, type Stage } from '../table/telling/reveal';
import { places, points, turn } from '../table/telling/hand-made';
import { heardSince } from './heard-stages';

const told = turn(
  {
    places: places([[0, 1, 2], [1, 3], [2], [3]]),
    points: points([[3], [3, 0, 1], [3], [0]]),
  },
  [3, 4, 3, 0],
);
const stages = stagesOf(told.reveal);

const MINE = 'You found it: +3.';

/** Everything that is said on the way through these stages. */
function listen(way: Stage[]): string[] {
  let heard: Stage | null = null;
  return way.flatMap((stage) => {
    const words = heardSince(heard, stage, stages, told, MINE);
    heard = stage;
    return words === null ? [] : [words];
  });
}

test('stage by stage everything is said once, at last what is mine; a held breath is silent', () => {
  const said = listen(stages);
  expect(said).toHaveLength(stages.length - 1);
  expect(said.at(-1)).toBe(MINE);
  expect(said[1]).toBe('Whose was whose. Card 3: Cleo. Card 4: Dag. Card 2: Bo.');
  expect(new Set(said).size).toBe(said.length);
  expect(said.every((words) => /[.!?…]$/.test(words))).toBe(true);
});

test('who skips hears the same, at once', () => {
  const [first, ...rest] = listen(stages);
  expect(listen(['votes', 'rest'])).toEqual([first, rest.join(' ')]);
});

test('the same stage again is nothing new', () => {
  expect(heardSince('verdict', 'verdict', stages, told)).toBeNull();
});

test('who comes when all is told hears how it ended', () => {
  const [words] = listen(['rest']);
  const [verdict] = listen(['verdict']);
  expect(words).toBe(`${verdict} ${MINE}`);
});

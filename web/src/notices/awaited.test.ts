import { expect, test } from 'vitest';
import { tableView, vote } from '../table/people/sample';
import { awaitedPeople } from './awaited';

test('those the table waits for, neither oneself nor a clockwork rabbit', () => {
  const view = tableView(vote(), { waiting: [0, 2, 3] });
  expect(awaitedPeople(view)).toEqual([2, 3]);
  const chairs = view.chairs.map((one) => (one.seat === 3 ? { ...one, bot: 'random' } : one));
  expect(awaitedPeople({ ...view, chairs })).toEqual([2]);
  expect(awaitedPeople({ ...view, game: null })).toEqual([]);
});

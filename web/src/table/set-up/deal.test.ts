import { expect, test, vi } from 'vitest';
import { clue, tableView } from '../people/sample';
import { deal } from './deal';

const view = tableView(clue(null), { waiting: [0, 1, 2, 3] });
const chairs = view.chairs.map((one) => ({ ...one, bot: one.seat === 0 ? null : 'poet' }));

async function said(who: typeof view): Promise<string[]> {
  const said: string[] = [];
  const say = (what: string) => Promise.resolve(void said.push(what)) as never;
  await deal({ view: who, sign: (sign) => say(sign), startGame: () => say('start_game') });
  return said;
}

test('who is new among rabbits lets one of them begin, and the table hears it before the cards are dealt', async () => {
  expect(await said({ ...view, chairs })).toEqual(['after_you', 'start_game']);
});

test('among people, and for whoever has played, the first clue stays a race (S4)', async () => {
  expect(await said(view)).toEqual(['start_game']);
  vi.stubGlobal('localStorage', { getItem: () => '{"given":{"clue":"1"}}' });
  expect(await said({ ...view, chairs })).toEqual(['start_game']);
  vi.unstubAllGlobals();
});

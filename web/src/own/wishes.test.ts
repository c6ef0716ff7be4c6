import { expect, test } from 'vitest';
import type { Accepted, Ask, Rejected } from '../wire/messages';
import { plainSetUp } from '../table/set-up/plain';
import { bringTo, isToMake, wishToMake } from './wishes';

const mine = (deck: string) => ({ deck, key: `key-of-${deck}`, title: deck });
const set_up = { ...plainSetUp([], 'en'), decks: ['base'] };

const accepts = (ask: Ask) =>
  Promise.resolve<Accepted | Rejected>({ kind: 'accepted', id: ask.id });

async function bring(wanted: string[], gone: string[] = [], answer = accepts) {
  const asked: Ask[] = [];
  const missing = await bringTo(
    't1',
    set_up,
    wanted.map(mine),
    {
      do: (_table, ask) => {
        asked.push(ask);
        return answer(ask);
      },
    },
    {
      bring: (_table, deck, key) =>
        gone.includes(deck) || key !== `key-of-${deck}`
          ? Promise.reject(new Error('gone'))
          : Promise.resolve({ id: deck, title: deck, cards: [] }),
    },
  );
  return { asked, missing: missing.map(({ deck }) => deck.deck) };
}

test('decks of this browser are brought to the new table and played with the others', async () => {
  const { asked, missing } = await bring(['own-a', 'own-b']);
  expect(asked.map((ask) => ask.do)).toMatchObject([
    { do: 'change_set_up', set_up: { decks: ['base', 'own-a', 'own-b'] } },
  ]);
  expect(missing).toEqual([]);
});

test('one that is gone does not hold up the others, and is named', async () => {
  const { asked, missing } = await bring(['own-a', 'own-b'], ['own-a']);
  expect(asked.map((ask) => ask.do)).toMatchObject([{ set_up: { decks: ['base', 'own-b'] } }]);
  expect(missing).toEqual(['own-a']);
  expect((await bring(['own-a'], ['own-a'])).asked).toEqual([]);
});

test('a table that cannot be told to play with them is there all the same', async () => {
  const lost = await bring(['own-a', 'own-b'], ['own-b'], () => Promise.reject(new Error('lost')));
  expect(lost.missing).toEqual(['own-b', 'own-a']);
  const refused = await bring(['own-a'], [], ({ id }) =>
    Promise.resolve({ kind: 'rejected', id, code: 'too_fast' }),
  );
  expect(refused.missing).toEqual(['own-a']);
});

test('the wish to make a deck is for one table, and asked once', () => {
  wishToMake('t1');
  expect([isToMake('t2'), isToMake('t1'), isToMake('t1')]).toEqual([false, true, false]);
});

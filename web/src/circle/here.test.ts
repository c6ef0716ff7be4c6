import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { keepCircle, keyTo } from '../room/my-circles';
import { doors, Refusal } from '../wire/http';
import type { CircleView } from '../wire/messages';
import { CircleHere } from './here.svelte';

const CIRCLE = 'abcdefghijklmnop';
const key = (letter: string) => `${CIRCLE}.1.${letter.repeat(32)}`;
const view = { me: 1, people: [{ id: 1, name: 'Mira' }] } as unknown as CircleView;
const NOBODY = new Refusal('no_such_circle', '');

let here: CircleHere;
let answer: { saw: (view: CircleView) => void; refuses: (error: Refusal) => void };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.spyOn(doors, 'circle').mockImplementation(
    () => new Promise((saw, refuses) => (answer = { saw, refuses })),
  );
  vi.spyOn(doors, 'renewKey').mockResolvedValue({ key: key('b') } as never);
  vi.spyOn(doors, 'leaveCircle').mockResolvedValue({ table: '' } as never);
  keepCircle(key('a'));
  here = new CircleHere(key('a'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a key that opens nothing is not kept', async () => {
  const look = here.look();
  answer.refuses(NOBODY);
  await look;
  expect([here.wrong, keyTo(CIRCLE)]).toEqual(['no_such_circle', null]);
});

test('a look with the old key that is refused takes the new one from nobody', async () => {
  const look = here.look();
  await here.renew();
  answer.refuses(NOBODY);
  await look;
  expect([here.wrong, keyTo(CIRCLE)]).toEqual(['', key('b')]);
});

test('refused before the new key has come, one is in again with it', async () => {
  const look = here.look();
  const renewed = here.renew();
  answer.refuses(NOBODY);
  await Promise.all([look, renewed]);
  expect([here.wrong, keyTo(CIRCLE)]).toEqual(['', key('b')]);
});

test('who has left is not brought back by a look that was on its way', async () => {
  const look = here.look();
  await here.leave();
  answer.saw(view);
  await look;
  expect([here.view, keyTo(CIRCLE)]).toEqual([null, null]);
});

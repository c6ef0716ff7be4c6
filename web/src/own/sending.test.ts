import { expect, test, vi } from 'vitest';
import { Refusal } from '../wire/http';
import type { OwnDeckView, OwnPictureAdded } from '../wire/messages';
import type { Upload } from './doors';
import { Sending, withOwn } from './sending.svelte';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const deck = (id: string, title = ''): OwnDeckView => ({ id, title, cards: [] });
const to: Upload = { table: 't', deck: null, title: 'Ours' };
const added: OwnPictureAdded = { deck: deck('own-1'), key: 'k' };

test('the first picture makes the deck, the others go into it', async () => {
  const send = vi.fn((_to: Upload) => Promise.resolve(added));
  const sending = new Sending(send);
  const seen = vi.fn();
  expect(await sending.send([file('a'), file('b')], to, 100, seen)).toBe('own-1');
  expect(send.mock.calls.map(([where]) => where.deck)).toEqual([null, 'own-1']);
  expect(seen).toHaveBeenCalledTimes(2);
  expect([sending.going, sending.total, sending.busy]).toEqual([[], 2, false]);
});

test('a bad picture stays with its reason, the next one goes on', async () => {
  const send = vi
    .fn<() => Promise<OwnPictureAdded>>()
    .mockRejectedValueOnce(new Refusal('picture_broken', ''))
    .mockResolvedValue(added);
  const sending = new Sending(send);
  await sending.send([file('bad'), file('huge', 200), file('good')], to, 100, () => {});
  expect(sending.going.map(({ name, code }) => [name, code])).toEqual([
    ['bad', 'picture_broken'],
    ['huge', 'picture_too_large'],
  ]);
  expect(send).toHaveBeenCalledTimes(2);
  sending.forget(sending.going[0]!.id);
  expect(sending.going).toHaveLength(1);
});

test('what is chosen while others are on their way is sent after them', async () => {
  const began: string[] = [];
  const come: (() => void)[] = [];
  const sending = new Sending((_to, one) => {
    began.push((one as File).name);
    return new Promise((go) => come.push(() => go(added)));
  });
  const both = [file('a'), file('b')].map((one) => sending.send([one], to, 100, () => {}));
  await vi.waitFor(() => expect(began).toEqual(['a']));
  expect([sending.left, sending.total]).toEqual([2, 2]);
  come[0]!();
  await both[0];
  await vi.waitFor(() => expect(began).toEqual(['a', 'b']));
  come[1]!();
  await both[1];
  expect(sending.busy).toBe(false);
});

test('a server with much to do is asked again, but not for ever', async () => {
  const send = vi.fn(() => Promise.reject(new Refusal('own_busy', '')));
  const pause = vi.fn(() => Promise.resolve());
  const sending = new Sending(send, pause);
  await sending.send([file('a')], to, 100, () => {});
  expect([send.mock.calls.length, pause.mock.calls.length]).toEqual([6, 5]);
  expect(sending.going[0]?.code).toBe('own_busy');
});

test('a deck is put in its place, or at the end', () => {
  expect(withOwn([deck('a'), deck('b')], deck('a', 'new')).map((one) => one.title)).toEqual([
    'new',
    '',
  ]);
  expect(withOwn([deck('a')], deck('c')).map((one) => one.id)).toEqual(['a', 'c']);
});

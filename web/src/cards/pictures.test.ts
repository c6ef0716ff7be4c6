import { expect, test, vi } from 'vitest';
import type { PictureView } from '../wire/messages';
import { Pictures, tinyAddress } from './pictures';

const view = (card: string): PictureView => ({
  card,
  picture: `/pictures/${card}.webp`,
  thumbnail: `/pictures/${card}-s.webp`,
  tint: '#123456',
  tiny: '',
});

test('a whole hand is one request, and no card is asked for twice', async () => {
  const ask = vi.fn((ids: string[]) => Promise.resolve(ids.map(view)));
  const pictures = new Pictures(ask);
  const got = await Promise.all(['a', 'b', 'a', 'c'].map((card) => pictures.want(card)));
  expect(got.map((one) => one.card)).toEqual(['a', 'b', 'a', 'c']);
  await pictures.want('b');
  expect(ask.mock.calls).toEqual([[['a', 'b', 'c'], undefined]]);
});

test('more than forty go in several requests', async () => {
  const ask = vi.fn((ids: string[]) => Promise.resolve(ids.map(view)));
  const pictures = new Pictures(ask);
  await Promise.all(Array.from({ length: 84 }, (_, n) => pictures.want(`c${n}`)));
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([40, 40, 4]);
});

test('the table goes along, for own pictures', async () => {
  const ask = vi.fn((ids: string[], _table?: string) => Promise.resolve(ids.map(view)));
  const pictures = new Pictures(ask);
  pictures.table = 'tbl';
  await pictures.want('a');
  expect(ask.mock.calls[0]?.[1]).toBe('tbl');
});

test('a failed look-up can be asked for again', async () => {
  let broken = true;
  const pictures = new Pictures((ids) =>
    broken ? Promise.reject(new Error('lost')) : Promise.resolve(ids.map(view)),
  );
  await expect(pictures.want('a')).rejects.toThrow('lost');
  broken = false;
  expect((await pictures.want('a')).card).toBe('a');
});

test('a card that the answer leaves out is not on this server', async () => {
  const pictures = new Pictures((ids) => Promise.resolve(ids.slice(1).map(view)));
  const [gone, there] = await Promise.allSettled([pictures.want('a'), pictures.want('b')]);
  expect(gone).toMatchObject({ reason: { code: 'no_such_card' } });
  expect(there).toMatchObject({ value: { card: 'b' } });
});

test('the tiny preview may come with or without its head', () => {
  expect(tinyAddress('data:image/webp;base64,AA')).toBe('data:image/webp;base64,AA');
  expect(tinyAddress('AA')).toBe('data:image/webp;base64,AA');
  expect(tinyAddress('')).toBe('');
});

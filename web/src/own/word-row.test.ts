import { expect, test, vi } from 'vitest';
import type { OwnCard } from '../wire/messages';
import { wordless, WordRow } from './word-row.svelte';

const card = (name: string, caption = ''): OwnCard => ({
  card: name,
  picture: '',
  thumbnail: '',
  tint: '',
  tiny: '',
  caption,
});
const three = [card('a'), card('b'), card('c')];
const saves = () => vi.fn((_captions: Record<string, string>) => Promise.resolve(true));

function say(row: WordRow, word: string): void {
  row.word = word;
  row.step(1);
}

test('only pictures without a word are asked about', () => {
  const cards = [card('a', 'a dog'), card('b'), card('c', 'sea'), card('d')];
  expect(wordless(cards).map((one) => one.card)).toEqual(['b', 'd']);
  expect(new WordRow(cards, saves()).card?.card).toBe('b');
});

test('each word is saved as one goes, and an empty field is skipped', async () => {
  const save = saves();
  const row = new WordRow(three, save);
  say(row, '  dog ');
  await row.keep();
  expect(save.mock.calls).toEqual([[{ a: 'dog' }]]);
  say(row, ' ');
  expect([row.card?.card, row.word]).toEqual(['c', '']);
  say(row, 'sea');
  expect([row.card, row.told]).toEqual([null, 2]);
  await row.keep();
  expect(save.mock.calls.slice(1)).toEqual([[{ c: 'sea' }]]);
});

test('whoever leaves in the middle keeps the word that was begun', async () => {
  const save = saves();
  const row = new WordRow(three, save);
  row.word = 'boat';
  expect(await row.keep()).toBe(true);
  expect(save.mock.calls).toEqual([[{ a: 'boat' }]]);
});

test('one may step back, read the word again, and change it or take it away', async () => {
  const save = saves();
  const row = new WordRow(three, save);
  say(row, 'dgo');
  row.step(-1);
  expect([row.card?.card, row.word]).toEqual(['a', 'dgo']);
  say(row, 'dog');
  row.step(-1);
  say(row, '');
  await row.keep();
  expect(save.mock.calls.at(-1)).toEqual([{ a: '' }]);
  expect(row.told).toBe(0);
  row.step(-1);
  row.step(-1);
  expect(row.at).toBe(0);
});

test('words that could not be saved go again with the next one', async () => {
  const save = saves().mockResolvedValueOnce(false);
  const row = new WordRow(three, save);
  say(row, 'dog');
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  say(row, 'sea');
  expect(await row.keep()).toBe(true);
  expect(save.mock.calls.at(-1)).toEqual([{ a: 'dog', b: 'sea' }]);
});

test('words said while one is on its way go together, after it', async () => {
  let arrive = (_saved: boolean): void => {};
  const save = saves().mockImplementationOnce(() => new Promise((done) => (arrive = done)));
  const row = new WordRow(three, save);
  say(row, 'dog');
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  say(row, 'sea');
  say(row, 'boat');
  expect(save).toHaveBeenCalledTimes(1);
  arrive(true);
  expect(await row.keep()).toBe(true);
  expect(save.mock.calls).toEqual([[{ a: 'dog' }], [{ b: 'sea', c: 'boat' }]]);
});

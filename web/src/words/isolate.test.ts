import { expect, test } from 'vitest';
import { bundle, say } from './bundle';
import { isolated } from './isolate';
import { listOf } from './local';

const [DANA, ALI, AINO, FOX] = ['דנה', 'علي', 'Väinö', '🦊👩‍👧'];
/** Marks made visible: ⟨ opens, ⟩ closes. */
const seen = (text: string) => text.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩');

test('only what runs from right to left is set apart', () => {
  expect(seen(isolated(DANA))).toBe('⟨דנה⟩');
  expect(seen(isolated(ALI))).toBe('⟨علي⟩');
  expect(seen(isolated('Dana דנה'))).toBe('⟨Dana דנה⟩');
  for (const plain of [AINO, FOX, 'Ada', '', '42']) expect(isolated(plain)).toBe(plain);
});

test('what is set apart already is not again', () => {
  expect(isolated(isolated(DANA))).toBe(isolated(DANA));
  const list = listOf([DANA, ALI], 'en');
  expect(seen(list)).toBe('⟨דנה⟩ and ⟨علي⟩');
  expect(isolated(list)).toBe(list);
  expect(seen(isolated(`${list} ועוד`))).toBe('⟨⟨דנה⟩ and ⟨علي⟩ ועוד⟩');
});

test('a message sets its names apart, and numbers and our own words not', () => {
  const words = bundle('en', ['gets = { $name } gets +{ $points }.']);
  expect(seen(say([words], 'gets', { name: DANA, points: 1 }))).toBe('⟨דנה⟩ gets +1.');
  expect(say([words], 'gets', { name: AINO, points: 1 })).toBe('Väinö gets +1.');
});

test.each(['en', 'de', 'da', 'fi', 'it', 'is'])('a list in %s keeps its order', (language) => {
  const list = seen(listOf([DANA, AINO, ALI, FOX], language));
  const places = ['⟨דנה⟩', AINO, '⟨علي⟩', FOX].map((one) => list.indexOf(one));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

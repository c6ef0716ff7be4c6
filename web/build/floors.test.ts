import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { circle, homeless, importsIn, importsOf, upwards, type Import } from './floors.ts';

const house = importsOf(fileURLToPath(new URL('../src', import.meta.url)));
const plant = (from: string, text: string): Import[] => [...house, ...importsIn(from, text)];

test('every room has a floor', () => {
  expect(house.length).toBeGreaterThan(1000);
  expect(homeless(house)).toEqual([]);
  expect(homeless(plant('cellar/rat.ts', `import '../ui/focus';`))).toEqual(['cellar']);
});

test('nobody imports from the same floor or from one above', () => {
  expect(upwards(house)).toEqual([]);
});

test.each([
  ['words/fluent.ts', `import { at } from '../table/at/table.svelte';`],
  ['ui/Bar.svelte', `<script>\n  import type { At } from "../table/at/table.svelte";\n</script>`],
  ['ui/Bar.svelte', `{#await import('../talk/TalkSheet.svelte') then { default: Sheet }}`],
  ['cards/Card.svelte', `export { x } from '../screens/index';`],
  ['lobby/ready.ts', `import {\n  one,\n  other,\n} from '../reveal/rows';`],
  ['room/lamp.svelte.ts', `import '../App.svelte';`],
  ['wire/http.ts', `type Words = import('../words/fluent').Words;`],
])('an import that is planted in %s is found', (from, text) => {
  expect(upwards(plant(from, text))).toHaveLength(1);
});

test('no way leads from a folder back to itself', () => {
  expect(circle(house)).toBeNull();
  // Within one room the floors say nothing; the circle does.
  const planted = plant('table/people/people.ts', `import { now } from '../turn/now';`);
  expect(upwards(planted)).toEqual([]);
  expect(circle(planted)).toEqual(['table/people', 'table/turn', 'table/people']);
});

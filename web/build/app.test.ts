import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages, manifest, offline } from './app';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
interface Manifest {
  id: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}
const made = Object.entries(languages()).map(
  ([name, spoken]) => [name, manifest(name, spoken) as Manifest] as const,
);

test('every language has a manifest of the same app, in its own words', () => {
  expect(made.map(([name]) => name)).toContain('en');
  expect(new Set(made.map(([, one]) => one.id)).size).toBe(1);
  expect(new Set(made.map(([, one]) => one.shortcuts[0]?.name)).size).toBe(made.length);
});

test('icons are there, and as large as they say', () => {
  for (const { src, sizes } of made[0]![1].icons) {
    const drawn = file(`../public${src}`);
    expect(existsSync(drawn), src).toBe(true);
    const [width, height] = [
      readFileSync(drawn).readUInt32BE(16),
      readFileSync(drawn).readUInt32BE(20),
    ];
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(new Set(made[0]![1].icons.map(({ purpose }) => purpose))).toEqual(
    new Set(['any', 'maskable']),
  );
});

test('the offline page needs nothing that is not kept with it, and nothing inline', () => {
  const files = offline((name) => `/assets/${name}.woff2`);
  const page = files.at(-1)!;
  expect(page.name).toBe('/offline.html');
  const needed = [...page.text.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((found) => found[1]);
  expect(needed).toEqual(files.slice(0, -1).map(({ name }) => name));
  expect(page.text).not.toMatch(/<style|style=|<script>|%\w+%/);
  expect(files.map(({ text }) => text).join()).not.toMatch(/%\w+%/);
});

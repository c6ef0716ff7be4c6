import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/**
 * The floors of the client, from the ground up. A file imports from its own folder and from lower
 * floors; rooms on one floor do not know each other. The attic is what starts it all.
 */
export const FLOORS: readonly (readonly string[])[] = [
  ['look', 'device', 'wire'],
  ['words', 'connection'],
  ['room'],
  ['ui'],
  ['cards'],
  ['table'],
  ['decks', 'home', 'new', 'notices', 'own', 'problem', 'rules', 'sound', 'talk', 'track'],
  ['clues'],
  ['pieces'],
  ['lobby', 'reveal'],
  ['book'],
  ['menu', 'phases', 'tv'],
  ['circle', 'pass'],
  ['screens'],
  ['app'],
  ['.'],
];

/** One file imports another; both by their path in src. */
export interface Import {
  from: string;
  to: string;
}

// `import x from '…'`, `export … from '…'`, `import '…'`, `import('…')`, and what a test replaces.
const SAYS = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.mock\(\s*)(['"])(\.[^'"]*)\1/g;

/** What a file says it imports of this house, static, dynamic, and as types. */
export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(SAYS)].map(([, , said]) => ({
    from: file,
    to: normalize(join(dirname(file), said!.replace(/\?.*$/, ''))),
  }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(folder, name));
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export function importsOf(source: string): Import[] {
  return filesIn(source)
    .flatMap((path) => importsIn(relative(source, path), readFileSync(path, 'utf8')))
    .map(({ from, to }) => ({ from, to: isFolder(join(source, to)) ? join(to, 'index') : to }))
    .filter(({ to }) => !to.startsWith('..'));
}

const roomOf = (file: string): string => (file.includes('/') ? file.split('/')[0]! : '.');
const floorOf = (room: string): number => FLOORS.findIndex((floor) => floor.includes(room));

/** Rooms nobody has given a floor. */
export function homeless(imports: Import[]): string[] {
  const rooms = imports.flatMap(({ from, to }) => [roomOf(from), roomOf(to)]);
  return [...new Set(rooms)].filter((room) => floorOf(room) < 0);
}

/** Imports from the same floor or from one above. */
export function upwards(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => roomOf(from) !== roomOf(to))
    .filter(({ from, to }) => floorOf(roomOf(to)) >= floorOf(roomOf(from)))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** A way that leads from a folder back to itself, sub-folders counted apart; null if there is none. */
export function circle(imports: Import[]): string[] | null {
  const ways = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [here, there] = [dirname(from), dirname(to)];
    if (here !== there) ways.set(here, (ways.get(here) ?? new Set()).add(there));
  }
  const left = new Set<string>();
  function walk(here: string, way: string[]): string[] | null {
    if (way.includes(here)) return [...way.slice(way.indexOf(here)), here];
    if (left.has(here)) return null;
    for (const there of ways.get(here) ?? []) {
      const found = walk(there, [...way, here]);
      if (found) return found;
    }
    left.add(here);
    return null;
  }
  for (const start of ways.keys()) {
    const found = walk(start, []);
    if (found) return found;
  }
  return null;
}

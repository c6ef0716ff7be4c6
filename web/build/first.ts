import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { SHOWN } from '../src/home/window.ts';

const SOURCE = fileURLToPath(new URL('../src/look/first.js', import.meta.url));

/** In `index.html`: after what a browser must read in its first thousand bytes, before any style. */
const PLACE = '<!-- first -->';

/** The pages that people come to first, by how their address begins, and the screens they need. */
const FIRST = {
  '': ['Home'],
  j: ['Code'],
  t: ['Table'],
  tv: ['Tv'],
};

type Bundle = Rollup.OutputBundle;

const chunkOf = (bundle: Bundle, name: string): Rollup.OutputChunk => {
  const found = bundle[name];
  if (found?.type !== 'chunk') throw new Error(`no script ${name}`);
  return found;
};

/** A script and all it stands on. */
function withImports(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const one of chunkOf(bundle, name).imports) withImports(bundle, one, seen);
  return seen;
}

function screen(bundle: Bundle, name: string): string {
  const found = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(`screens/${name}.svelte`),
  );
  if (!found) throw new Error(`no screen ${name}`);
  return found.fileName;
}

const filesOf = (bundle: Bundle, scripts: string[]): string[] =>
  scripts.flatMap((name) => [name, ...(chunkOf(bundle, name).viteMetadata?.importedCss ?? [])]);

/** What each of the first pages needs beyond what `index.html` names. */
export function firstFiles(bundle: Bundle, entry: string): Record<string, string[]> {
  const named = new Set(filesOf(bundle, [...withImports(bundle, entry)]));
  return Object.fromEntries(
    Object.entries(FIRST).map(([begin, screens]) => {
      const scripts = screens.flatMap((one) => [...withImports(bundle, screen(bundle, one))]);
      const files = new Set(filesOf(bundle, scripts));
      return [begin, [...files].filter((file) => !named.has(file)).map((file) => `/${file}`)];
    }),
  );
}

/**
 * Before the first paint the light is chosen and the files of the page are asked for, by a script
 * that is neither inline (content policy) nor a module (those run after the first paint).
 */
export function first(): Plugin {
  const source = readFileSync(SOURCE, 'utf8');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const built = `assets/first-${hash}.js`;
  return {
    name: 'reverie-first',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: built, source });
      // For the server: it names these cards' pictures in the header of the first page.
      this.emitFile({ type: 'asset', fileName: 'window.json', source: JSON.stringify(SHOWN) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const attributes =
          bundle && chunk
            ? `src="/${built}" data-files='${JSON.stringify(firstFiles(bundle, chunk.fileName))}'`
            : 'src="/src/look/first.js"';
        if (!html.includes(PLACE)) throw new Error('index.html has no place for the first script');
        return html.replace(PLACE, `<script ${attributes}></script>`);
      },
    },
  };
}

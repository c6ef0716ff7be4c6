import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { app } from './build/app.ts';
import { compressed } from './build/compressed.ts';
import { first } from './build/first.ts';
import { drawings } from './build/drawings.ts';

// `REVERIE=http://127.0.0.1:8710 npm run dev` develops against a running server.
const server = process.env.REVERIE ?? 'http://127.0.0.1:8710';
const doors = ['/api', '/pictures', '/healthz'];

/** What every screen may need, but for what is seen only in sheets. */
const UI =
  /src[\\/](device|ui[\\/](?!Row|LinkField|share|Reaction|faces|aside)|cards|room|wire|connection|words[\\/]letters)/;

/** What the pages of a turn share; the first pages need none of it, and they nothing of the end's. */
const PLAY =
  /src[\\/](phases[\\/](?!End|Finding|Hearts)|pieces[\\/](?!EndMoon)|reveal[\\/](?!Recap|TurnRow|showed|told)|track|sound|talk|notices|table[\\/](?!set-up|telling[\\/]findings)|words[\\/](when|local))/;

/** A language is one file to load; English is part of the first. */
function wordsOf(file: string): string {
  return `words-${/words[\\/]([a-z]{2})[\\/]/.exec(file)?.[1]}`;
}

export default defineConfig({
  plugins: [svelte(), first(), drawings(), app(), compressed()],
  build: {
    outDir: '../src/reverie/_client',
    emptyOutDir: true,
    target: ['es2022', 'safari16', 'firefox115', 'chrome94'],
    // Strict content policy: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What a build warns of is mended at once: nobody reads the second warning.
      onLog(level, log) {
        if (level === 'warn') throw new Error(log.message);
      },
      output: {
        // What every screen needs and what changes seldom is a file of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'base',
              test: /(node_modules[\\/](svelte|@fluent|esm-env|clsx)|@oxc-project.runtime.*)[\\/]/,
            },
            // Every small file more costs a request and its headers: what screens share lies together.
            { name: 'ui', test: UI, minShareCount: 2 },
            { name: 'play', test: PLAY, minShareCount: 2 },
            { name: wordsOf, test: /words[\\/](?!en)[a-z]{2}[\\/]\w+\.ftl/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(doors.map((door) => [door, server])),
      '/ws': { target: server, ws: true },
    },
  },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { app } from './build/app.ts';
import { compressed } from './build/compressed.ts';
import { themeFirst } from './build/theme-first.ts';

// `REVERIE=http://127.0.0.1:8710 npm run dev` develops against a running server.
const server = process.env.REVERIE ?? 'http://127.0.0.1:8710';
const doors = ['/api', '/pictures', '/healthz'];

/** What the pages of a game share; the first pages need none of it. */
const PLAY =
  /src[\\/]((phases|reveal|track|sound|talk|notices|app)[\\/]|pass[\\/]kept|new[\\/]seen|table[\\/](?!set-up|alone)[\w-]+(\.svelte)?\.ts)/;

/** A language is one file to load; English is part of the first. */
function wordsOf(file: string): string {
  return `words-${/words[\\/]([a-z]{2})[\\/]/.exec(file)?.[1]}`;
}

export default defineConfig({
  plugins: [svelte(), themeFirst(), app(), compressed()],
  build: {
    outDir: '../src/reverie/_client',
    emptyOutDir: true,
    target: ['es2022', 'safari16', 'firefox115', 'chrome111'],
    // Strict content policy: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every screen needs and what changes seldom is a file of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: /node_modules[\\/](svelte|@fluent|esm-env|clsx)[\\/]/ },
            // Every small file more costs a request and its headers: what screens share lies together.
            { name: 'ui', test: /src[\\/](ui|cards|room|wire|connection)[\\/]/, minShareCount: 2 },
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/look/theme-first.js', import.meta.url));

/**
 * The light is chosen before the first paint, by a script that is neither inline (content policy)
 * nor a module (those run after the first paint).
 */
export function themeFirst(): Plugin {
  let building = false;
  const source = readFileSync(SOURCE, 'utf8');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const built = `assets/theme-first-${hash}.js`;
  return {
    name: 'reverie-theme-first',
    configResolved(config) {
      building = config.command === 'build';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: built, source });
    },
    transformIndexHtml() {
      const src = building ? `/${built}` : '/src/look/theme-first.js';
      return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
    },
  };
}

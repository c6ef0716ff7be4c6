import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compressed';

interface Emitted {
  fileName: string;
  source: Uint8Array;
}

function packed(bundle: Record<string, object>): Emitted[] {
  const emitted: Emitted[] = [];
  const hook = compressed().generateBundle as unknown as {
    handler: (this: { emitFile: (file: Emitted) => void }, options: object, bundle: object) => void;
  };
  hook.handler.call({ emitFile: (file) => emitted.push(file) }, {}, bundle);
  return emitted;
}

const code = 'const hare = "up";\n'.repeat(60);

test('a script gets both siblings, and they unpack to it', () => {
  const files = packed({ a: { type: 'chunk', fileName: 'assets/a.js', code } });
  expect(files.map((file) => file.fileName)).toEqual(['assets/a.js.br', 'assets/a.js.gz']);
  expect(brotliDecompressSync(files[0]!.source).toString()).toBe(code);
  expect(gunzipSync(files[1]!.source).toString()).toBe(code);
});

test('pictures, fonts and crumbs are left alone', () => {
  const files = packed({
    a: { type: 'asset', fileName: 'assets/a.webp', source: new Uint8Array(5000) },
    b: { type: 'asset', fileName: 'assets/b.woff2', source: new Uint8Array(5000) },
    c: { type: 'chunk', fileName: 'assets/c.js', code: 'let hare' },
  });
  expect(files).toEqual([]);
});

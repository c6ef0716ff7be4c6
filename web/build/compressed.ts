import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|ftl)$/;
const SMALLEST = 512;

export function brotli(content: Uint8Array): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

/** Writes x.br and x.gz beside every text file, so that the server never compresses at run time. */
export function compressed(): Plugin {
  return {
    name: 'reverie-compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const source = file.type === 'chunk' ? file.code : file.source;
          const content = typeof source === 'string' ? new TextEncoder().encode(source) : source;
          if (!WORTH_IT.test(file.fileName) || content.length < SMALLEST) continue;
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotli(content),
          });
          const gzip = gzipSync(content, { level: 9 });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzip });
        }
      },
    },
  };
}

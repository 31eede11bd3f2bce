import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json)$/;
/** In bytes: below this the headers weigh more than compression saves. */
const leastBytes = 1024;

/**
 * Writes each text file of a production build beside itself as Brotli and gzip at the highest level: too slow per
 * response, and a seventh smaller than a fast level.
 */
export function precompress(): Plugin {
  return {
    name: 'repo:precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (dir === undefined) return;
        for (const file of Object.values(bundle)) {
          if (!compressible.test(file.fileName)) continue;
          const content = Buffer.from(file.type === 'asset' ? file.source : file.code);
          if (content.length < leastBytes) continue;
          const path = join(dir, file.fileName);
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(`${path}.br`, brotliCompressSync(content, { params: size }));
          await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(css|html|js|svg|txt)$/;

/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1400;

/**
 * Writes a compressed copy beside each text file of the build, as `.gz` and `.br`, which servers send as it is. The
 * files of `public/` have none: a deployment replaces `config.json`.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const names = Object.keys(bundle).filter((name) => compressible.test(name));
        await Promise.all(names.map((name) => writeCompressed(join(dir, name))));
      },
    },
  };
}

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}

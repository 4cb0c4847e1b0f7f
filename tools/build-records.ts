import { mkdir, rm, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of the build's records, which the size check reads and nobody serves. */
export const BUILD_RECORDS = '.cache/build';

/** Name of the package that a module belongs to, `undefined` for the console's own. */
export function packageOf(module: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
}

/** Moves Vite's manifest out of the built console, and writes beside it which packages each file contains. */
export function buildRecords(root: string): Plugin {
  const folder = join(root, BUILD_RECORDS);
  return {
    name: 'build-records',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = join(root, 'dist') }, bundle) {
        const packages = Object.values(bundle).flatMap((file) => {
          if (file.type !== 'chunk') return [];
          const names = file.moduleIds.flatMap((module) => packageOf(module) ?? []);
          return [[file.fileName, [...new Set(names)].sort()]];
        });
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'packages.json'), JSON.stringify(Object.fromEntries(packages), null, 2));
        await rename(join(dir, '.vite/manifest.json'), join(folder, 'manifest.json'));
        await rm(join(dir, '.vite'), { recursive: true });
      },
    },
  };
}

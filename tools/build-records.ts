import { mkdir, rm, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { engineFolder } from './engine-folder.ts';

/** Folder of the build's records, which the size check reads and nobody serves. */
export const BUILD_RECORDS = '.cache/build';

/** Name of the file in the built console that has the licence texts of all packages in it. */
export const LICENCES = 'licenses.txt';

/**
 * Name of the package that a module belongs to, `undefined` for those of the console and of the engine, which may be an
 * installed package itself.
 */
export function packageOf(module: string, engine = engineFolder): string | undefined {
  const path = module.startsWith(`${engine}/`) ? module.slice(engine.length) : module;
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}

/**
 * Moves Vite's manifest out of the built console, and writes beside it which packages and modules each file contains.
 */
export function buildRecords(root: string): Plugin {
  const folder = join(root, BUILD_RECORDS);
  return {
    name: 'build-records',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = join(root, 'dist') }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const record = (name: string, entryOf: (module: string) => string | undefined) => {
          const entries = chunks.map(({ fileName, moduleIds }) => {
            const found = moduleIds.flatMap((module) => entryOf(module) ?? []);
            return [fileName, [...new Set(found)].sort()];
          });
          return writeFile(join(folder, name), JSON.stringify(Object.fromEntries(entries), null, 2));
        };
        await mkdir(folder, { recursive: true });
        await record('packages.json', (module) => packageOf(module));
        await record('modules.json', (module) =>
          packageOf(module) === undefined ? relative(root, module) : undefined,
        );
        await rename(join(dir, '.vite/manifest.json'), join(folder, 'manifest.json'));
        await rm(join(dir, '.vite'), { recursive: true });
      },
    },
  };
}

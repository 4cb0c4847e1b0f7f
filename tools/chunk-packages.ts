import type { Plugin } from 'vite';

/** Where the build writes which packages each file holds; the size check reads it. */
export const CHUNK_PACKAGES = '.vite/packages.json';

/** Name of the package that a module belongs to, `undefined` for the console's own. */
export function packageOf(module: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
}

/** Writes beside the manifest which packages stand in which file. */
export function packagesOfChunks(): Plugin {
  return {
    name: 'packages-of-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const names = file.moduleIds.flatMap((module) => packageOf(module) ?? []);
        return [[file.fileName, [...new Set(names)].sort()]];
      });
      this.emitFile({
        type: 'asset',
        fileName: CHUNK_PACKAGES,
        source: JSON.stringify(Object.fromEntries(packages), null, 2),
      });
    },
  };
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { engineFolder } from './engine-folder';
import { bringUpToDate, type Product } from './up-to-date';

/** Folder of the built page, from that of a console. */
const built = '.cache/studio';

/** The page of the Studio, built into the folder of a console: the engine may be where nothing can be written. */
export function studioPage(consoleFolder: string): Product {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const settings = ['--config', 'tools/studio-page.config.ts', '--outDir', join(consoleFolder, built)];
  return {
    name: 'studio',
    doing: 'Building the Studio',
    inputs: [
      'lib',
      'studio',
      'src/ui',
      'src/styles',
      'tools/stubs',
      'tools/studio-page.config.ts',
      'package.json',
      'package-lock.json',
    ],
    outputs: [built],
    command: [process.execPath, join(vite, 'bin/vite.js'), 'build', ...settings],
  };
}

/** Builds the page for a console if it is missing or out of date, whenever it is asked for, and gives its folder. */
export function studioPageFor(consoleFolder: string): () => Promise<string> {
  let building: Promise<void> | undefined;
  return async () => {
    const making = { root: engineFolder, into: consoleFolder, log: console.log };
    building ??= bringUpToDate([studioPage(consoleFolder)], making).finally(() => (building = undefined));
    await building;
    return join(consoleFolder, built);
  };
}

import { join } from 'node:path';
import { readProjectFolder } from '../../codegen/host/project-folder';
import { engineBundle } from '../../tools/engine-bundle';
import { studioPage } from '../../tools/studio-page';
import { bringUpToDate, productsOf } from '../../tools/up-to-date';

const root = join(import.meta.dirname, '../..');

/** Builds the console and the page of the Studio once before the browser tests. */
export default async function setup(): Promise<void> {
  await bringUpToDate([...productsOf(await readProjectFolder(root)), studioPage(root), engineBundle(root)], {
    root,
    log: console.warn,
  });
}

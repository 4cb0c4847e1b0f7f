import { join } from 'node:path';
import { readProjectFolder } from '../../codegen/host/project-folder';
import { bringUpToDate, productsOf, studioPage } from '../../tools/up-to-date';

const root = join(import.meta.dirname, '../..');

/** Builds the console and the page of the Studio once before the browser tests. */
export default async function setup(): Promise<void> {
  await bringUpToDate([...productsOf(await readProjectFolder(root)), studioPage], { root, log: console.warn });
}

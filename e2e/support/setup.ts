import { join } from 'node:path';
import { readProjectFolder } from '../../codegen/host/project-folder';
import { bringUpToDate, productsOf } from '../../tools/up-to-date';

const root = join(import.meta.dirname, '../..');

/** Builds the console once before the browser tests. */
export default async function setup(): Promise<void> {
  await bringUpToDate(productsOf(await readProjectFolder(root)), { root, log: console.warn });
}

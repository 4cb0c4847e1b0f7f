import { join } from 'node:path';
import { readProjectFolder } from '../codegen/host/project-folder';
import { explain } from './explain';
import { bringUpToDate, productsOf } from './up-to-date';

const root = join(import.meta.dirname, '..');

try {
  await bringUpToDate(productsOf(await readProjectFolder(root)), { root, log: console.log });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

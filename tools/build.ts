import { join } from 'node:path';
import { explain } from './explain';
import { bringUpToDate, products } from './up-to-date';

try {
  await bringUpToDate(products, { root: join(import.meta.dirname, '..'), log: console.log });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

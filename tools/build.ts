import { join } from 'node:path';
import { bringUpToDate, ProductFailed, products } from './up-to-date';

try {
  await bringUpToDate(products, { root: join(import.meta.dirname, '..'), tell: console.log });
} catch (error) {
  console.error(error instanceof ProductFailed ? error.message : error);
  process.exitCode = 1;
}

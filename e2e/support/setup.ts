import { join } from 'node:path';
import { bringUpToDate, products } from '../../tools/up-to-date';

/** Builds the console once before the browser tests. */
export default async function setup(): Promise<void> {
  await bringUpToDate(products, { root: join(import.meta.dirname, '../..'), log: console.warn });
}

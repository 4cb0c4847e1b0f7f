import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser';
import { createDemoBackend } from '../tools/server/demo';
import { startServer } from '../tools/server/server';
import { readProjectFolder } from '../codegen/host/project-folder';
import { bringUpToDate, productsOf } from '../tools/up-to-date';
import { buildPage } from './drawer/build-page';
import { measurements } from './measurements';

const root = join(import.meta.dirname, '..');
await bringUpToDate(productsOf(await readProjectFolder(root)), { root, log: console.log });
const folders = [join(root, 'dist'), await buildPage(root)] as const;
const backend = createDemoBackend('127.0.0.1');
const serve = (folder: string) => startServer({ folder, backend, host: '127.0.0.1', port: 0 });
const [shipped, bench] = await Promise.all([serve(folders[0]), serve(folders[1])]);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });

try {
  const world = { browser, backend, shipped: shipped.origin, bench: bench.origin };
  // Words after the command choose the measurements whose name holds one of them.
  const wanted = process.argv.slice(2);
  for (const [name, measure] of Object.entries(measurements)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    console.table(await measure(world));
  }
} finally {
  await browser.close();
  await Promise.all([shipped.close(), bench.close()]);
}

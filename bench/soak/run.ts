import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createDemoApp } from '../../demo/app';
import { loadDemoFiles } from '../../demo/load';
import { findBrowser } from '../../tools/browser';
import { createDemoBackend } from '../../tools/server/demo';
import { startServer } from '../../tools/server/server';
import { readProjectFolder } from '../../codegen/host/project-folder';
import { bringUpToDate, productsOf } from '../../tools/up-to-date';
import { passDay } from './day';
import { openEverything } from './rounds';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, hours: { type: 'string', default: '24' } },
});
const root = join(import.meta.dirname, '../..');
await bringUpToDate(productsOf(await readProjectFolder(root)), { root, log: console.log });

// The clock of the demo backend goes with that of the page.
let passed = 0;
const now = () => Date.now() + passed;
const backend = createDemoBackend(
  '127.0.0.1',
  createDemoApp({ files: loadDemoFiles(), hostile: true, host: '127.0.0.1', now }),
);
const server = await startServer({ folder: join(root, 'dist'), backend, host: '127.0.0.1', port: 0 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });

try {
  const world = { browser, backend, shipped: server.origin, bench: '' };
  const reports = [
    await passDay(world, Number(values.hours), (milliseconds) => {
      passed += milliseconds;
    }),
    await openEverything(world, Number(values.minutes)),
  ];
  for (const { name, counts, failures } of reports) {
    console.log(name);
    console.table(counts);
    for (const failure of failures) console.error(`  ${failure}`);
  }
  process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

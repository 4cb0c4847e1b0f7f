import { join } from 'node:path';
import { explain } from './explain';
import { createDemoBackend } from './server/demo';
import { createProxy } from './server/proxy';
import { startServer } from './server/server';
import { warmUp } from './server/warm-up';
import { startSettings } from './settings';
import { bringUpToDate, products } from './up-to-date';

const root = join(import.meta.dirname, '..');

try {
  const { host, port, api } = startSettings(process.env);
  await bringUpToDate(products, { root, log: console.log });
  const served = api === undefined ? { demo: createDemoBackend(host) } : { proxy: createProxy(api) };
  const backend = served.demo ?? served.proxy;
  const server = await startServer({ folder: join(root, 'dist'), backend, host, port });
  console.log(`The console is at ${server.origin}/ with ${api ?? 'the demo backend'}. Stop it with Ctrl+C.`);
  if (served.demo) await warmUp(served.demo);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

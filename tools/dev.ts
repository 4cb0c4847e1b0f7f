import { join } from 'node:path';
import { readProjectFolder } from '../codegen/host/project-folder';
import { studio } from '../studio/server/plugin';
import { explain } from './explain';
import { startDevServer } from './dev-server';
import { engineFolder } from './engine-folder';
import { bringUpToDate, studioPage } from './up-to-date';

const isStudioOpen = process.argv.includes('studio');
let building: Promise<void> | undefined;

/** Builds the page of the Studio if it is missing or out of date, and gives its folder. */
async function studioFolder(): Promise<string> {
  const making = { root: engineFolder, log: console.log };
  building ??= bringUpToDate([studioPage], making).finally(() => (building = undefined));
  await building;
  return join(engineFolder, '.cache/studio');
}

try {
  const project = await readProjectFolder(engineFolder);
  // Whoever opens the Studio waits less for what is made before the browser asks; a failure is shown when it does.
  if (isStudioOpen) void studioFolder().catch(() => undefined);
  const address = await startDevServer(project, {
    backend: async (host) => (await import('./demo-backend')).demoBackend(host),
    plugins: (compiler, isDemo) => [studio({ compiler, page: studioFolder, isDemo })],
    ...(isStudioOpen && { open: '/studio/' }),
  });
  // The page gets its token with itself: the address is all that is needed.
  if (address !== undefined) console.log(`  The Studio, in which descriptors are changed: ${address}studio/`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

import { readProjectFolder } from '../codegen/host/project-folder';
import { startDevServer } from './dev-server';
import { engineFolder } from './engine-folder';
import { explain } from './explain';

try {
  await startDevServer(await readProjectFolder(engineFolder), {
    opensStudio: process.argv.includes('studio'),
    shipped: async (host) => (await import('./demo-backend')).demoBackend(host),
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

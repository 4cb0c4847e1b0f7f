import { readProjectFolder } from '../codegen/host/project-folder';
import { startDevServer } from './dev-server';
import { engineFolder } from './engine-folder';
import { explain } from './explain';

try {
  const opensStudio = process.argv.includes('studio');
  await startDevServer(await readProjectFolder(engineFolder), {
    opensStudio,
    // Developers of the engine have their page without the Studio.
    editsEngine: !opensStudio,
    shipped: async (host) => (await import('./demo-backend')).demoBackend(host),
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

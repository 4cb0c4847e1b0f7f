import { readProjectFolder } from '../codegen/host/project-folder';
import { startDevServer } from './dev-server';
import { engineFolder } from './engine-folder';
import { explain } from './explain';
import { startSettings } from './settings';

try {
  const [command, ...rest] = process.argv.slice(2);
  const opensStudio = command === 'studio';
  const settings = startSettings(opensStudio ? rest : process.argv.slice(2), process.env);
  await startDevServer(await readProjectFolder(engineFolder), {
    settings,
    opensStudio,
    // Developers of the engine have their page without the Studio.
    editsEngine: !opensStudio,
    shipped: async (host) => (await import('./demo-backend')).demoBackend(host),
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

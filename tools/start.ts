import { readProjectFolder } from '../codegen/host/project-folder';
import { engineFolder } from './engine-folder';
import { explain } from './explain';
import { startSettings } from './settings';
import { startConsole } from './start-console';
import { bringUpToDate, productsOf } from './up-to-date';

try {
  const settings = startSettings(process.argv.slice(2), process.env);
  const project = await readProjectFolder(engineFolder);
  await bringUpToDate(productsOf(project), { root: engineFolder, log: console.log });
  await startConsole(project, settings, async (host) => (await import('./demo-backend')).demoBackend(host));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

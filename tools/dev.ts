import { readProjectFolder } from '../codegen/host/project-folder';
import { explain } from './explain';
import { startDevServer } from './dev-server';
import { engineFolder } from './engine-folder';

try {
  await startDevServer(await readProjectFolder(engineFolder), { isStudioOpen: process.argv.includes('studio') });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

import { join } from 'node:path';
import { readProjectFolder } from '../codegen/host/project-folder';
import { explain } from './explain';
import { bringUpToDate, generatedOf } from './up-to-date';

const root = join(import.meta.dirname, '..');

// Compiles the descriptors if one of them, the contract or the compiler has changed since the last time.
try {
  await bringUpToDate([generatedOf(await readProjectFolder(root))], { root, log: console.log });
} catch (error) {
  console.error(explain(error));
  // A mistake in a descriptor must not keep anybody from installing what is needed to mend it.
  process.exitCode = process.env.npm_lifecycle_event === 'dependencies' ? 0 : 1;
}

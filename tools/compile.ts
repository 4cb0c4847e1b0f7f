import { join } from 'node:path';
import { explain } from './explain';
import { bringUpToDate, generated } from './up-to-date';

// Compiles the descriptors if one of them, the contract or the compiler has changed since the last time.
try {
  await bringUpToDate([generated], { root: join(import.meta.dirname, '..'), log: console.log });
} catch (error) {
  console.error(explain(error));
  // A mistake in a descriptor must not keep anybody from installing what is needed to mend it.
  process.exitCode = process.env.npm_lifecycle_event === 'postinstall' ? 0 : 1;
}

import { join } from 'node:path';
import { makeConfiguration } from './deploy/make';
import { explain } from './explain';

try {
  process.stdout.write(await makeConfiguration(join(import.meta.dirname, '..'), process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

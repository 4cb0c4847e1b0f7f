import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources } from '../../codegen/host/read-sources';
import { startDevServer, type DevServer } from '../../e2e/support/dev-server';
import { synthesize, type Size } from '../synthetic';

/** A development server for a copy of the project to which many large drawers are added. */
export function startLargeProject(size: Size): Promise<DevServer> {
  return startDevServer({}, (root) => {
    const { sources } = readSources(root);
    for (const [path, bytes] of synthesize(sources, size)) {
      if (sources.get(path) === bytes) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), bytes);
    }
  });
}

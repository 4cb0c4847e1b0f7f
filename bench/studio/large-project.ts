import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources } from '../../codegen/host/read-sources';
import { copyForServer, serveCopy } from '../../e2e/support/dev-server';
import { synthesize, type Size } from '../synthetic';

/** A copy of the project with many large drawers. */
export interface LargeProject {
  /** Serves the Studio of it. */
  readonly serve: () => ReturnType<typeof serveCopy>;
  readonly remove: () => void;
}

/** Copies the project and adds drawers. Nothing is built of the copy yet. */
export function createLargeProject(size: Size): LargeProject {
  const root = copyForServer();
  const { sources } = readSources(root);
  for (const [path, bytes] of synthesize(sources, size)) {
    if (sources.get(path) === bytes) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
  return { serve: () => serveCopy(root, {}, ['studio']), remove: () => rmSync(root, { recursive: true }) };
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { PeerName } from '../peers';
import { writePages } from './page-files';

/**
 * Builds the pages of a peer, for production, into a folder. Their generated sources are beside the packages that they
 * import.
 */
export async function buildPeer(peer: Exclude<PeerName, 'console'>, outDir: string): Promise<void> {
  const root = join(import.meta.dirname, '../.cache', peer);
  await rm(root, { recursive: true, force: true });
  const input = await writePages(peer, root);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: [...input] },
    },
  });
}

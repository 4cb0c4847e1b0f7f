import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersByKind } from './server/policy.ts';

/**
 * Writes `headers.json`: the headers that a server has to send with pages, files with a hash in their name, other files
 * and data, for the start-up configuration of the build. It holds no secret, so that it may be served.
 */
export function headersFile(root: string): Plugin {
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      const configuration: unknown = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8'));
      const source = `${JSON.stringify(headersByKind(configuration), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'headers.json', source });
    },
  };
}

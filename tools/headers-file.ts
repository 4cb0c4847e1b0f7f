import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersByKind } from './server/policy.ts';

/**
 * Writes `headers.json`: the headers that a server has to send with pages, files with a hash in their name, other files
 * and data, for the start-up configuration `config.json` in `folder`. It holds no secret, so that it may be served.
 */
export function headersFile(folder: string): Plugin {
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      const file = join(folder, 'config.json');
      const configuration: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      const source = `${JSON.stringify(headersByKind(configuration), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'headers.json', source });
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ProjectFolder } from '../codegen/host/project-folder.ts';
import { compiledOAuth } from './oauth-file.ts';
import { headersByKind, withSignIn } from './server/policy.ts';

/**
 * Writes `headers.json`: the headers that a server has to send with pages, files with a hash in their name, other files
 * and data, for the start-up configuration `config.json` among the public files. It holds no secret, so that it may be
 * served.
 */
export function headersFile(project: Pick<ProjectFolder, 'root' | 'layout' | 'publicFiles'>): Plugin {
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      const file = join(project.root, project.publicFiles, 'config.json');
      const configuration: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      const source = `${JSON.stringify(headersByKind(withSignIn(configuration, compiledOAuth(project))), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'headers.json', source });
    },
  };
}

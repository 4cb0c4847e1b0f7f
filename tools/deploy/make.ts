import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readProjectFolder } from '../../codegen/host/project-folder';
import { headersByKind, withSignIn } from '../server/policy';
import { declaredBy } from './backend-paths';
import { serverConfiguration } from './configuration';
import { deployOptions } from './options';
import { readStartUp } from './start-up';

const templates = { nginx: 'nginx.conf.template', caddy: 'Caddyfile.template' } as const;

/**
 * What `npm run deploy` prints for its parameters, with the engine at `root`. Rejects with a `DeployProblem` if they
 * cannot be used.
 */
export async function makeConfiguration(root: string, parameters: readonly string[]): Promise<string> {
  const options = deployOptions(parameters);
  const folder = await readProjectFolder(resolve(root, options.project));
  const { paths, oauth } = declaredBy(folder);
  const startUp = withSignIn(await readStartUp(options.config, folder, oauth !== undefined), oauth);
  if (options.target === 'headers') return `${JSON.stringify(headersByKind(startUp), null, 2)}\n`;
  return serverConfiguration({
    options,
    startUp,
    template: await readFile(join(root, 'deploy', templates[options.target]), 'utf8'),
    paths,
    command: ['npm run deploy --', ...parameters].join(' '),
  });
}

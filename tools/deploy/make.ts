import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentTexts } from '../../codegen/1-parse/openapi/read-contract';
import { readProjectFolder } from '../../codegen/host/project-folder';
import { readSources } from '../../codegen/host/read-sources';
import { headersByKind } from '../server/policy';
import { backendPaths } from './backend-paths';
import { serverConfiguration } from './configuration';
import { DeployProblem, deployOptions } from './options';

const templates = { nginx: 'nginx.conf.template', caddy: 'Caddyfile.template' } as const;

/**
 * What `npm run deploy` prints for its parameters in the project at `root`. Rejects with a `DeployProblem` if they
 * cannot be used.
 */
export async function makeConfiguration(root: string, parameters: readonly string[]): Promise<string> {
  const options = deployOptions(parameters);
  const { layout, publicFiles } = await readProjectFolder(root);
  const startUp = await readStartUp(options.config ?? join(root, publicFiles, 'config.json'));
  if (options.target === 'headers') return `${JSON.stringify(headersByKind(startUp), null, 2)}\n`;
  return serverConfiguration({
    options,
    startUp,
    template: await readFile(join(root, 'deploy', templates[options.target]), 'utf8'),
    paths: backendPaths(documentTexts(readSources(root, layout).sources, layout)),
    command: ['npm run deploy --', ...parameters].join(' '),
  });
}

async function readStartUp(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new DeployProblem(`--config is "${file}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

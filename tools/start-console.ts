import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectFolder } from '../codegen/host/project-folder';
import { backendOf, type ChosenBackend } from './backend-of';
import { compiledOAuth } from './oauth-file';
import { startServer } from './server/server';
import { SettingsProblem, type StartSettings } from './settings';

/**
 * Serves a console that was built, with the backend of the settings or its own. `shipped` makes the one that answers
 * where neither is named.
 *
 * @throws {SettingsProblem} if it was not built, or nothing answers its calls.
 */
export async function startConsole(
  project: ProjectFolder,
  { host, port, api }: StartSettings,
  shipped?: (host: string) => Promise<ChosenBackend>,
): Promise<void> {
  const folder = join(project.root, project.output);
  if (!existsSync(join(folder, 'index.html'))) throw new SettingsProblem(`${folder} has no console: build it first.`);
  const { backend, name, warmUp } = await backendOf(project, { host, api }, shipped);
  const server = await startServer({ folder, backend, host, port, oauth: compiledOAuth(project) });
  console.log(`The console is at ${server.origin}/ with ${name}. Stop it with Ctrl+C.`);
  await warmUp?.();
}

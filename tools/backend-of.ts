import { join } from 'node:path';
import { importModule, type ProjectFolder } from '../codegen/host/project-folder';
import { isRecord } from '../lib/json';
import type { Backend } from './server/backend';
import type { DemoBackend } from './server/demo';
import { createProxy } from './server/proxy';
import { refuse } from './server/socket-answer';
import { SettingsProblem, type StartSettings } from './settings';
import { engineFolder } from './engine-folder';

/** What answers the calls of a console that is developed or tried out. */
export interface ChosenBackend {
  readonly backend: Backend;
  /** For the person who started the server. */
  readonly name: string;
  readonly demo?: DemoBackend;
}

/** What a module of a console exports as `createBackend()`. */
interface BackendModule {
  /** Answers a call whose path is no file of the console. */
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * The backend of a console: the address of the environment, else what the configuration names, else the demo backend of
 * the shipped console.
 *
 * @throws {SettingsProblem} if there is none, or its module does not export what it has to.
 */
export async function backendOf(
  { root, backend }: ProjectFolder,
  { host, api }: Pick<StartSettings, 'host' | 'api'>,
): Promise<ChosenBackend> {
  const address = api ?? (backend?.startsWith('http') === true ? backend : undefined);
  if (address !== undefined) return { backend: createProxy(address), name: address };
  if (backend !== undefined) return { backend: backendFrom(await create(root, backend)), name: backend };
  if (root !== engineFolder) {
    throw new SettingsProblem('Nothing answers the calls of this console: set CONSOLE_API, or name its backend.');
  }
  const { createDemoBackend } = await import('./server/demo');
  const demo = createDemoBackend(host);
  return { backend: demo, demo, name: 'the demo backend' };
}

async function create(root: string, path: string): Promise<BackendModule> {
  const exported = await importModule(join(root, path));
  const make = isRecord(exported) ? exported.createBackend : undefined;
  const made: unknown = typeof make === 'function' ? await make() : undefined;
  if (isBackend(made)) return made;
  throw new SettingsProblem(`${path} must export a function createBackend, which gives an object with fetch(request).`);
}

function isBackend(value: unknown): value is BackendModule {
  return typeof value === 'object' && value !== null && 'fetch' in value && typeof value.fetch === 'function';
}

/** A backend that answers calls and accepts no sockets. */
function backendFrom(module: BackendModule): Backend {
  return {
    owns: () => false,
    fetch: async (request) => module.fetch(request),
    upgrade: (_request, socket, _head, policy) => refuse(socket, 404, policy),
  };
}

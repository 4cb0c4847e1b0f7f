import { join } from 'node:path';
import { importModule, type ProjectFolder } from '../codegen/host/project-folder';
import { isRecord } from '../lib/json';
import type { Backend } from './server/backend';
import { createProxy } from './server/proxy';
import { refuse } from './server/socket-answer';
import { SettingsProblem, type StartSettings } from './settings';

/** What answers the calls of a console that is developed or tried out. */
export interface ChosenBackend {
  readonly backend: Backend;
  /** For the person who started the server. */
  readonly name: string;
  /** Whether it is the demo backend, whose accounts and objects the Studio knows. */
  readonly isDemo?: true;
  /** Makes ready what takes its time, once the server listens. */
  readonly warmUp?: () => Promise<void>;
}

/** What a module of a console exports as `createBackend()`. */
interface BackendModule {
  /** Answers a call whose path is no file of the console. */
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * The backend of a console: the address of the settings, else what the configuration names, else `shipped`, that of
 * the console of this repository.
 *
 * @throws {SettingsProblem} if there is none, or its module does not export what it has to.
 */
export async function backendOf(
  { root, backend }: ProjectFolder,
  { host, api }: Pick<StartSettings, 'host' | 'api'>,
  shipped?: (host: string) => Promise<ChosenBackend>,
): Promise<ChosenBackend> {
  const address = api ?? (backend?.startsWith('http') === true ? backend : undefined);
  if (address !== undefined) return { backend: createProxy(address), name: address };
  if (backend !== undefined) return { backend: backendFrom(await create(root, backend)), name: backend };
  if (shipped) return shipped(host);
  throw new SettingsProblem(
    'Nothing answers the calls of this console: give its address with --api, or name a backend in descry.config.ts.',
  );
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

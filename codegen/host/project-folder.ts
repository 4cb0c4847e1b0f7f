import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { ConsoleConfig } from '../config.ts';
import { defaultFolders, defaultLayout, type Layout } from '../language/layout.ts';
import { ConfigProblem, configProblems, plainFolder } from './config-problems.ts';
import { layoutOf } from './team-layout.ts';

/** A folder with a console: where its files are, and what answers its calls. */
export interface ProjectFolder {
  /** Absolute path. */
  readonly root: string;
  readonly layout: Layout;
  /** Paths from the root, without a slash at the end. */
  readonly publicFiles: string;
  readonly output: string;
  /** Address of a backend, or path from the root of a module that exports `createBackend`. */
  readonly backend?: string;
}

/** Name of the configuration in the folder of a console. */
const configFile = 'descry.config.ts';

/** Name under which the compiler is installed. */
const packageName = 'descry';

const home = join(import.meta.dirname, '../..');

/**
 * Reads the configuration of the console in a folder; without a configuration it has all defaults.
 *
 * @throws {ConfigProblem} if there is no such folder, or something is wrong with the configuration.
 */
export async function readProjectFolder(root: string): Promise<ProjectFolder> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new ConfigProblem(`There is no folder ${root}.`);
  const config = existsSync(join(root, configFile)) ? await load(root) : {};
  const folder = (name: keyof typeof defaultFolders): string => plainFolder(config[name] ?? defaultFolders[name]);
  for (const { folder: path } of config.roots ?? []) {
    if (path !== undefined && !existsSync(join(root, path)))
      throw new ConfigProblem(`${configFile}: There is no folder ${join(root, path)}.`);
  }
  return {
    root,
    layout: layoutOf(root, config, {
      descriptors: `${folder('descriptors')}/`,
      documents: `${folder('contract')}/`,
      schemas: schemasFor(root),
      generated: `${folder('generated')}/`,
      publicFiles: `${folder('publicFiles')}/`,
    }),
    publicFiles: folder('publicFiles'),
    output: folder('output'),
    ...(config.backend !== undefined && { backend: config.backend }),
  };
}

/**
 * A copy of the compiler has schemas of its own; consoles elsewhere use those of the compiler that runs. Where it is
 * installed for the console alone, they have the same path with every package manager, also one that makes links.
 */
function schemasFor(root: string): string {
  const { schemas } = defaultLayout;
  if (existsSync(join(root, schemas, 'drawer.schema.json'))) return schemas;
  const installed = `node_modules/${packageName}/${schemas}`;
  const isInstalled =
    existsSync(join(root, installed)) && realpathSync(join(root, installed)) === join(home, 'schemas');
  if (isInstalled) return installed;
  return `${relative(root, join(home, schemas)).split(sep).join('/')}/`;
}

async function load(root: string): Promise<ConsoleConfig> {
  const path = join(root, configFile);
  const exported: unknown = await importModule(path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigProblem(`${configFile} cannot be loaded: ${reason}`);
  });
  const config = defaultExport(exported);
  if (isConfig(config)) return config;
  throw new ConfigProblem(
    configProblems(config)
      .map((problem) => `${configFile}: ${problem}`)
      .join('\n'),
  );
}

function isConfig(value: unknown): value is ConsoleConfig {
  return configProblems(value).length === 0;
}

/** Node before version 22 runs no TypeScript, and a process of Vite or Node itself has no loader for it. */
export function importModule(path: string): Promise<unknown> {
  return tsImport(pathToFileURL(path).href, { parentURL: import.meta.url, tsconfig: join(home, 'tsconfig.json') });
}

/** The default export; that of a module which became CommonJS is one step further in. */
function defaultExport(exported: unknown): unknown {
  const value = isObject(exported) ? exported['default'] : undefined;
  return isObject(value) && Object.hasOwn(value, 'default') ? value['default'] : value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

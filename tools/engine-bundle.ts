import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse, relative } from 'node:path';
import type { Environment, Plugin, ViteDevServer } from 'vite';
import { engineFolder } from './engine-folder';
import { bundleEntries } from './bundle-entries';
import { bringUpToDate, type Product } from './up-to-date';

/** Folder of the bundle, from that of a console. */
const bundled = '.cache/engine';

/** The bundle of the engine, made into the folder of a console: the engine may be where nothing can be written. */
export function engineBundle(consoleFolder: string): Product {
  const rolldown = dirname(createRequire(import.meta.url).resolve('rolldown/package.json'));
  const settings = ['--config', 'tools/engine-bundle.config.ts', '--dir', join(consoleFolder, bundled)];
  return {
    name: 'engine',
    doing: 'Bundling the engine',
    inputs: [
      ...sources(),
      'tools/bundle-entries.ts',
      'tools/chunks.ts',
      'tools/engine-bundle.config.ts',
      'tools/stubs',
      'package.json',
      'package-lock.json',
    ],
    outputs: [bundled],
    command: [process.execPath, join(rolldown, 'bin/cli.mjs'), ...settings],
  };
}

/** What the engine consists of, without the console that the repository has in it. */
function sources(): string[] {
  const rooms = readdirSync(join(engineFolder, 'src')).filter((name) => name !== 'generated');
  return ['lib', ...rooms.map((room) => `src/${room}`)];
}

/**
 * Serves the engine from its bundle, so that a page needs some thirty files of it and not six hundred. A change of the
 * engine makes a new bundle, with which the open pages are loaded again.
 */
export function bundledEngine(consoleFolder: string): Plugin {
  const folder = join(consoleFolder, bundled, '/');
  let making: Promise<void> | undefined;
  const make = (): Promise<void> => {
    const into = { root: engineFolder, into: consoleFolder, log: console.log };
    return (making ??= bringUpToDate([engineBundle(consoleFolder)], into));
  };
  return {
    name: 'bundled-engine',
    apply: 'serve',
    enforce: 'pre',
    // The packages of the engine are in the bundle; the icons of a console are modules already.
    config: () => ({ optimizeDeps: { noDiscovery: true } }),
    async resolveId(name) {
      // A page names a module with its ending and from the folder of the engine, a compiled module otherwise.
      const entry = bundleEntries.find((path) => name === `/${path}` || `${name}.ts` === join(engineFolder, path));
      if (entry === undefined) return undefined;
      await make();
      return `${folder}${parse(entry).name}.js`;
    },
    transform(_, id) {
      if (id.startsWith(folder)) withoutTime(this.environment, id);
    },
    configureServer(server) {
      // Whoever opens a page waits less; a failure is shown when it is opened.
      make().catch(() => undefined);
      server.watcher.on('all', (_, path) => {
        if (!isOfEngine(path)) return;
        making = undefined;
        make().then(
          () => reload(server),
          (error: unknown) => server.config.logger.error(String(error)),
        );
      });
    },
  };
}

/**
 * A compiled module that changes makes Vite add the time to the addresses of all modules that import it, so that a part
 * of the page that is loaded later would get another copy of the bundle, with other state.
 */
function withoutTime(environment: Environment, id: string): void {
  const module = environment.mode === 'dev' ? environment.moduleGraph.getModuleById(id) : undefined;
  if (module) Object.defineProperty(module, 'lastHMRTimestamp', { get: () => 0, set: () => undefined });
}

/** Whether a file is in the bundle. Style sheets are served by themselves. */
function isOfEngine(path: string): boolean {
  const file = relative(engineFolder, path).replaceAll('\\', '/');
  return !file.endsWith('.css') && sources().some((folder) => file.startsWith(`${folder}/`));
}

function reload(server: ViteDevServer): void {
  server.environments.client.moduleGraph.invalidateAll();
  server.ws.send({ type: 'full-reload' });
}

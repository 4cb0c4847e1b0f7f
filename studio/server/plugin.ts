import { randomBytes } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type { Compiler } from '~/codegen/compile';
import { sourceFoldersOf } from '~/codegen/language/layout';
import { Answers } from './answers';
import { BackendAsSeen } from './seen-as/backend-as-seen';
import { createStudioApp } from './app';
import { LastCommit } from './last-commit';
import { createMethods } from './methods';
import { mainStyles, Preview, themeStyles } from './preview';
import { Workspace } from './workspace';

/** What the Studio needs from the development server that it is part of. */
export interface StudioOptions {
  /** Absolute path of the folder of the console, whose layout the compiler knows. */
  readonly root: string;
  readonly compiler: Compiler;
  /** Builds the page of the Studio if it is out of date, and gives its folder. */
  readonly page: () => Promise<string>;
  /** Whether the demo backend answers the console. */
  readonly isDemo: boolean;
}

/** Milliseconds after which a change on the disk is read: an editor may save, format and save again. */
const settling = 80;

/** The Studio at `/studio` of a development server. */
export function studio({ root, compiler, page, isDemo }: StudioOptions): Plugin {
  let preview: Preview | undefined;
  return {
    name: 'descry-studio',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (target, importer) => (importer === undefined ? undefined : preview?.resolve(target, importer)),
    load: (id) => preview?.textOf(id),
    transform: (code, id) => preview?.withTheme(code, id),
    hotUpdate: ({ file }) => (preview?.hides(file) === true ? [] : undefined),
    configureServer(server) {
      const modules = (preview = new Preview(root, compiler.kinds.layout));
      const reloads = new Reloads(server);
      const workspace = new Workspace({ root, compiler, show: (files) => reloads.send(modules.show(files)) });
      watch(server, { root, folders: sourceFoldersOf(compiler.kinds.layout) }, workspace);
      const answers = new Answers();
      const backend = new BackendAsSeen({ token: newToken(), now: () => Date.now(), wait });
      const lastCommit = new LastCommit(root, compiler);
      const methods = createMethods({ workspace, answers, backend, isDemo, lastCommit });
      const app = createStudioApp({ methods, page, token: newToken(), project: root });
      const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        if (/^\/studio(\/|$|\?)/.test(request.url ?? '')) void listener(request, response);
        else {
          if (/^(document|iframe)$/.test(String(request.headers['sec-fetch-dest']))) reloads.pageStarts();
          // The answers that the Studio reads come as they are.
          delete request.headers['accept-encoding'];
          if (!backend.isOwn(request)) answers.watch(request, response);
          backend.answer(request, response).then((isAnswered) => {
            if (!isAnswered) next();
          }, next);
        }
      });
    },
  };
}

/** The theme is taken in by the style sheet of the console: that is loaded again. */
function isMain(file: string): boolean {
  return mainStyles.test(file);
}

function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** Sends the pages that are open the modules that have another text. */
class Reloads {
  readonly #server: ViteDevServer;
  readonly #sent = new Map<string, number>();
  /** When the last page was asked for. */
  #started = 0;

  constructor(server: ViteDevServer) {
    this.#server = server;
    // A page reads modules before it listens: what has changed meanwhile is sent to it again. What changed before is
    // not, because a module that only a reload replaces would reload each page that the reload has started.
    server.ws.on('connection', () =>
      this.send([...this.#sent].flatMap(([path, time]) => (time >= this.#started ? [path] : []))),
    );
  }

  /** A page was asked for. */
  pageStarts(): void {
    this.#started = Date.now();
  }

  send(paths: readonly string[]): void {
    const { client } = this.#server.environments;
    for (const path of paths) {
      this.#sent.set(path, Date.now());
      const files = themeStyles.test(path) ? [...client.moduleGraph.fileToModulesMap.keys()].filter(isMain) : [path];
      for (const file of files)
        for (const module of client.moduleGraph.getModulesByFile(file) ?? []) void client.reloadModule(module);
    }
  }
}

/** Once somebody uses the Studio, it learns of what others save in some folders, whose paths begin at a root. */
function watch(
  server: ViteDevServer,
  { root, folders }: { readonly root: string; readonly folders: readonly string[] },
  workspace: Workspace,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_, path) => {
    const file = relative(root, resolve(root, path)).replaceAll('\\', '/');
    if (workspace.state.get().version === 0 || !folders.some((folder) => file.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(() => workspace.refresh(), settling);
  });
}

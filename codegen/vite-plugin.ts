import { relative, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { createCompiler } from './compile';
import { build, hasError } from './host/build';
import { writeGenerated } from './host/generated-files';
import { hotCatalogue } from './host/hot-catalogue';
import { readSources, sourceFolders } from './host/read-sources';
import type { Compilation } from './model';
import { report } from './report';

type Overlay = ErrorPayload['err'];

/** Milliseconds in which the watcher swallows a second change of a file: an editor may save, format and save again. */
const watcherPause = 60;

/** Compiles the descriptors before a build, and in the dev server whenever one is saved. */
export function descry(): Plugin {
  const compiler = createCompiler();
  let root = process.cwd();
  let failure: Overlay | undefined;
  let serving = false;

  /** Writes what changed; what the authors got wrong comes back. */
  async function compile(): Promise<Compilation> {
    const compilation = await build(root, compiler);
    failure = hasError(compilation.diagnostics) ? overlayOf(root, compilation) : undefined;
    if (!failure) writeGenerated(root, compilation.files);
    return compilation;
  }

  return {
    name: 'descry',
    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },
    transform: (code, id) => (serving ? hotCatalogue(code, id) : undefined),
    async buildStart() {
      const { diagnostics } = await compile();
      if (failure && this.meta.watchMode !== true) this.error(report(diagnostics, readSources(root).sources));
    },
    configureServer(server) {
      server.watcher.add(sourceFolders.map((folder) => resolve(root, folder)));
      const recompile = inTurn(async () => {
        const before = failure;
        await compile();
        if (failure && failure.frame !== before?.frame) {
          server.config.logger.error(failure.frame ?? failure.message);
          server.ws.send({ type: 'error', err: failure });
        }
        if (before && !failure) server.ws.send({ type: 'full-reload' });
      });
      server.watcher.on('all', (_, path) => {
        if (isSource(root, path)) recompile();
      });
      showToNewPages(server, () => failure);
    },
  };
}

/** Runs a job once at a time, and once more for what the watcher does not tell. What asks meanwhile is served by a further run. */
function inTurn(job: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const start = async () => {
    running = true;
    do {
      again = false;
      await job();
      await new Promise((done) => setTimeout(done, watcherPause));
      await job();
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void start();
  };
}

function isSource(root: string, path: string): boolean {
  const [folder = ''] = relative(root, resolve(root, path)).split(/[\\/]/);
  return sourceFolders.includes(folder);
}

/** A page that is opened or reloaded while there are errors shows them too. */
function showToNewPages(server: ViteDevServer, failure: () => Overlay | undefined): void {
  server.ws.on('connection', () => {
    const err = failure();
    if (err) server.ws.send({ type: 'error', err });
  });
}

/** The first error with its place; all of them in words. */
function overlayOf(root: string, { diagnostics }: Compilation): Overlay {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const message = first ? `${first.message}${first.hint ? ` ${first.hint}` : ''}` : '';
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return {
    plugin: 'descry',
    message: message + others,
    stack: '',
    frame: report(errors, readSources(root).sources),
    ...(first && { id: resolve(root, first.file), loc: { file: first.file, line: first.line, column: first.column } }),
  };
}

import { relative, resolve } from 'node:path';
import type { ErrorPayload, Logger, Plugin, ViteDevServer } from 'vite';
import { createCompiler, type Compiler } from './compile';
import { build, hasError, type Built } from './host/build';
import { writeGenerated } from './host/generated-files';
import { devWarnings, warningsEvent, type DevWarnings } from './host/dev-warnings';
import { hotCatalogue } from './host/hot-catalogue';
import { hasColors } from './host/terminal';
import { sourceFoldersOf } from './language/layout';
import { formatDiagnostics } from './diagnostics/format-diagnostics';

type Overlay = ErrorPayload['err'];

/** Milliseconds in which the watcher swallows a second change of a file: an editor may save, format and save again. */
const watcherPause = 60;

/**
 * Compiles the descriptors before a build, and in the dev server whenever one is saved. The project is the folder with
 * the configuration; that of the server unless given.
 */
export function descry(compiler: Compiler = createCompiler(), project?: string): Plugin {
  const { layout } = compiler.kinds;
  const folders = [...sourceFoldersOf(layout), layout.publicFiles];
  let root = project ?? process.cwd();
  let report: (built: Built) => void = () => undefined;
  let failure: Overlay | undefined;
  let warnings: DevWarnings = devWarnings([]);
  let serving = false;

  /** Writes what changed, unless there is an error; logs the diagnostics. */
  async function compile(): Promise<Built> {
    const built = await build(root, compiler);
    report(built);
    failure = hasError(built.diagnostics) ? overlayOf(root, built) : undefined;
    warnings = devWarnings(built.diagnostics);
    if (!failure) writeGenerated(root, built.files, layout);
    return built;
  }

  return {
    name: 'descry',
    configResolved({ root: projectRoot, command, logger }) {
      root = project ?? projectRoot;
      serving = command === 'serve';
      report = createReport(logger, serving);
    },
    transform: (code, id) => (serving ? hotCatalogue(code, id, layout) : undefined),
    async buildStart() {
      const { diagnostics, sources } = await compile();
      if (failure && !serving && this.meta.watchMode !== true) this.error(formatDiagnostics(diagnostics, sources));
    },
    configureServer(server) {
      server.watcher.add(folders.map((folder) => resolve(root, folder)));
      const recompile = inTurn(async () => {
        const before = failure;
        try {
          await compile();
        } catch (error) {
          failure = overlayOfException(error);
          server.config.logger.error(`The compiler failed.\n${failure.stack || failure.message}`);
        }
        // The person may have closed the overlay of an earlier run.
        if (failure) server.ws.send({ type: 'error', err: failure });
        else if (before) server.ws.send({ type: 'full-reload' });
        server.ws.send(warningsEvent, warnings);
      });
      server.watcher.on('all', (_, path) => {
        if (isBelow(root, folders, path)) recompile();
      });
      showToNewPages(server, () => failure);
      server.ws.on(warningsEvent, (_, page) => page.send(warningsEvent, warnings));
    },
  };
}

/**
 * Logs the diagnostics of a compilation, unless they are those of the one before. A build that fails prints its errors
 * itself, so only warnings are logged there.
 */
function createReport(logger: Logger, serving: boolean): (built: Built) => void {
  const color = hasColors(process.env, process.stdout.isTTY);
  let last = '';
  return ({ diagnostics, sources }) => {
    const text = diagnostics.length > 0 ? formatDiagnostics(diagnostics, sources, { color }) : '';
    const isNew = text !== last;
    last = text;
    if (text === '' || !isNew) return;
    if (!hasError(diagnostics)) logger.warn(text);
    else if (serving) logger.error(text);
  };
}

/**
 * Runs a job once at a time, and once more because the watcher can miss a second save. A request during a run is served
 * by a further run.
 */
function inTurn(job: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const start = async () => {
    running = true;
    try {
      do {
        again = false;
        await job();
        await new Promise((done) => setTimeout(done, watcherPause));
        await job();
      } while (again);
    } finally {
      running = false;
    }
  };
  return () => {
    if (running) again = true;
    else void start();
  };
}

function isBelow(root: string, folders: readonly string[], path: string): boolean {
  const file = relative(root, resolve(root, path)).replaceAll('\\', '/');
  return folders.some((folder) => file.startsWith(folder));
}

/** A page that is opened or reloaded while there are errors shows them too. */
function showToNewPages(server: ViteDevServer, failure: () => Overlay | undefined): void {
  server.ws.on('connection', () => {
    const err = failure();
    if (err) server.ws.send({ type: 'error', err });
  });
}

/** The first error with its position; all of them in words. */
function overlayOf(root: string, { diagnostics, sources }: Built): Overlay {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const message = first ? `${first.message}  [${first.code}]${first.hint ? ` ${first.hint}` : ''}` : '';
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return {
    plugin: 'descry',
    message: message + others,
    stack: '',
    frame: formatDiagnostics(errors, sources),
    ...(first && { id: resolve(root, first.file), loc: { file: first.file, line: first.line, column: first.column } }),
  };
}

/** What the compiler threw: a defect of it, or a file that cannot be written. */
function overlayOfException(error: unknown): Overlay {
  const { message: reason, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const text = `The compiler failed: ${reason}`;
  return { plugin: 'descry', message: text, stack };
}

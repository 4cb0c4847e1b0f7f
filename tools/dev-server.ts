import { createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { notCompilable } from '../codegen/3-check/published-roots';
import { createCompiler } from '../codegen/compile';
import type { ProjectFolder } from '../codegen/host/project-folder';
import { kinds } from '../codegen/language/kinds';
import { KindTable } from '../codegen/language/kind-table';
import { descry } from '../codegen/vite-plugin';
import { studio } from '../studio/server/plugin';
import { backendOf, type ChosenBackend } from './backend-of';
import { backendPlugin, warningNote } from './dev-plugins';
import { bundledEngine } from './engine-bundle';
import { inlinedIcons } from './inlined-icons';
import { SettingsProblem, type StartSettings } from './settings';
import { studioPageFor } from './studio-page';
import { viteConfig } from './vite-config';

/** How the development server is started. */
export interface DevServerOptions {
  readonly settings: StartSettings;
  /** Whether somebody wants the Studio: the browser opens its page, which is built before it is asked for. */
  readonly opensStudio?: boolean;
  /** Whether somebody edits the engine too: its modules are served one by one, and replaced without a reload. */
  readonly editsEngine?: boolean;
  /** What answers a console that names no backend: the demo backend, in this repository. */
  readonly shipped?: (host: string) => Promise<ChosenBackend>;
}

/**
 * Serves a console from its sources, and the Studio for it, and prints where they are.
 */
export async function startDevServer(
  project: ProjectFolder,
  { settings, opensStudio = false, editsEngine = false, shipped }: DevServerOptions,
): Promise<void> {
  const { root } = project;
  const { host, port, api } = settings;
  const compiler = createCompiler(new KindTable(kinds, project.layout));
  const refused = notCompilable(project.layout);
  if (refused && !opensStudio) throw new SettingsProblem(`${refused.message} ${refused.hint ?? ''}`);
  // Where no console can be made, the Studio changes descriptors and there is nothing to answer.
  const answering = refused ? undefined : await backendOf(project, { host, api }, shipped);
  const page = studioPageFor(root);
  // Whoever opens the Studio waits less for what is made before the browser asks; a failure is shown when it does.
  if (opensStudio) void page().catch(() => undefined);
  const plugins: Plugin[] = [
    ...(answering ? [descry(compiler, root), warningNote] : []),
    studio({ root, compiler, page, isDemo: answering?.isDemo ?? false }),
    ...(answering ? [backendPlugin(answering.backend)] : []),
    ...(editsEngine || !answering ? [] : [bundledEngine(root), inlinedIcons()]),
  ];
  const server = await createServer({
    ...mergeConfig(viteConfig(project), {
      server: {
        host,
        port,
        strictPort: true,
        // What the page of the Studio is built into concerns no page of the console.
        watch: { ignored: ['**/.cache/**'] },
        ...(opensStudio && { open: '/studio/' }),
      },
      plugins,
    }),
    configFile: false,
  });
  await listen(server, settings);
  server.printUrls();
  if (answering) console.log(`  Calls are answered by ${answering.name}.`);
  const [address] = server.resolvedUrls?.local ?? [];
  // The page gets its token with itself: the address is all that is needed.
  if (address !== undefined) console.log(`  The Studio, in which descriptors are changed: ${address}studio/`);
}

/** Begins to listen. That the port is in use has a code, as it has for other servers; Vite only says it in words. */
async function listen(server: ViteDevServer, { host, port }: StartSettings): Promise<void> {
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const isInUse = error instanceof Error && error.message === `Port ${port} is already in use`;
    throw isInUse ? Object.assign(error, { syscall: 'listen', code: 'EADDRINUSE', port, address: host }) : error;
  }
}

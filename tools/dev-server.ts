import { join } from 'node:path';
import { createServer, mergeConfig, type Plugin } from 'vite';
import { createCompiler } from '../codegen/compile';
import type { ProjectFolder } from '../codegen/host/project-folder';
import { kinds } from '../codegen/language/kinds';
import { KindTable } from '../codegen/language/kind-table';
import { descry } from '../codegen/vite-plugin';
import { studio } from '../studio/server/plugin';
import { backendOf } from './backend-of';
import { backendPlugin, warningNote } from './dev-plugins';
import { engineFolder } from './engine-folder';
import { startSettings } from './settings';
import { bringUpToDate, studioPage } from './up-to-date';
import { viteConfig } from './vite-config';

/** Serves a console from its sources, with the address of the environment (HOST, PORT, CONSOLE_API). */
export async function startDevServer(
  project: ProjectFolder,
  { isStudioOpen = false }: { readonly isStudioOpen?: boolean } = {},
): Promise<void> {
  const { host, port, api } = startSettings(process.env);
  const isShipped = project.root === engineFolder;
  const compiler = createCompiler(new KindTable(kinds, project.layout));
  const { backend, name } = await backendOf(project, { host, api });
  // Whoever opens the Studio waits less for what is made before the browser asks; a failure is shown when it does.
  if (isStudioOpen) void studioFolder().catch(() => undefined);
  const plugins: Plugin[] = [
    descry(compiler, project.root),
    warningNote,
    // The Studio knows the default folders alone.
    ...(isShipped ? [studio({ compiler, page: studioFolder, isDemo: api === undefined })] : []),
    backendPlugin(backend),
  ];
  const server = await createServer({
    ...mergeConfig(viteConfig(project), {
      server: {
        host,
        port,
        strictPort: true,
        // What the page of the Studio is built into concerns no page of the console.
        watch: { ignored: ['**/.cache/**'] },
        ...(isStudioOpen && { open: '/studio/' }),
      },
      plugins,
    }),
    configFile: false,
  });
  await server.listen();
  server.printUrls();
  console.log(`  Calls are answered by ${name}.`);
  if (isShipped) console.log(`  The Studio, in which descriptors are changed, is at /studio/ of it.`);
}

let building: Promise<void> | undefined;

/** Builds the page of the Studio if it is missing or out of date, and gives its folder. */
async function studioFolder(): Promise<string> {
  const making = { root: engineFolder, log: console.log };
  building ??= bringUpToDate([studioPage], making).finally(() => (building = undefined));
  await building;
  return join(engineFolder, '.cache/studio');
}

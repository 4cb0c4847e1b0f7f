import { createServer, mergeConfig, type Plugin } from 'vite';
import { createCompiler, type Compiler } from '../codegen/compile';
import type { ProjectFolder } from '../codegen/host/project-folder';
import { kinds } from '../codegen/language/kinds';
import { KindTable } from '../codegen/language/kind-table';
import { descry } from '../codegen/vite-plugin';
import { backendOf, type ChosenBackend } from './backend-of';
import { backendPlugin, warningNote } from './dev-plugins';
import { startSettings } from './settings';
import { viteConfig } from './vite-config';

/** What the console of this repository has beside those of others: its demo backend, and the Studio. */
export interface ShippedParts {
  readonly backend: (host: string) => Promise<ChosenBackend>;
  readonly plugins: (compiler: Compiler, isDemo: boolean) => readonly Plugin[];
  /** Path of the page that the browser opens at once. */
  readonly open?: string;
}

/**
 * Serves a console from its sources, with the address of the environment (HOST, PORT, CONSOLE_API), and gives the first
 * address at which it is.
 */
export async function startDevServer(project: ProjectFolder, shipped?: ShippedParts): Promise<string | undefined> {
  const { host, port, api } = startSettings(process.env);
  const compiler = createCompiler(new KindTable(kinds, project.layout));
  const { backend, name } = await backendOf(project, { host, api }, shipped?.backend);
  const plugins: Plugin[] = [
    descry(compiler, project.root),
    warningNote,
    ...(shipped?.plugins(compiler, api === undefined) ?? []),
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
        ...(shipped?.open !== undefined && { open: shipped.open }),
      },
      plugins,
    }),
    configFile: false,
  });
  await server.listen();
  server.printUrls();
  console.log(`  Calls are answered by ${name}.`);
  return server.resolvedUrls?.local[0];
}

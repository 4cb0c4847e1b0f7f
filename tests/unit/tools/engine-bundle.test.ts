import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { bundledEngine } from '~/tools/engine-bundle';
import { inlinedIcons } from '~/tools/inlined-icons';
import { viteConfig } from '~/tools/vite-config';

let server: ViteDevServer;

/** The addresses that a module imports, as it is served. */
async function importsOf(address: string): Promise<readonly string[]> {
  const { code = '' } = (await server.transformRequest(address)) ?? {};
  const specifiers = [...code.matchAll(/^import (?:[^'"]*? from )?["']([^"']+)["'];/gm)];
  return specifiers.map(([, specifier = '']) => specifier);
}

const chunk = (imports: readonly string[], name: string): string | undefined =>
  imports.find((address) => address.startsWith(`/.cache/engine/${name}-`));

beforeAll(async () => {
  const project = await readProjectFolder(process.cwd());
  const config = viteConfig(project);
  server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, bundledEngine(project.root), inlinedIcons()],
    server: { ...config.server, middlewareMode: true, watch: null, ws: false },
  });
});
afterAll(() => server.close());

test('a page gets the engine as its bundle, and the modules of the console one by one', async () => {
  const main = await importsOf('/src/app/main.tsx');
  expect(main).toEqual([expect.stringMatching(/^\/\.cache\/engine\/console-/), '/src/app/app.css']);
  const engine = await importsOf(chunk(main, 'console') ?? '');
  expect(engine).toContain('/src/generated/console/engine.ts');
  const modules = engine.filter((address) => address.startsWith('/src/') && !address.endsWith('.css'));
  expect(modules.filter((address) => !address.startsWith('/src/generated/'))).toEqual([]);
});

test('a compiled module that changes gives no part of the bundle another address', async () => {
  const console = chunk(await importsOf('/src/app/main.tsx'), 'console') ?? '';
  const routes = '/src/generated/console/routes.ts';
  expect(await importsOf(console)).toContain(routes);
  const { moduleGraph } = server.environments.client;
  for (const module of moduleGraph.getModulesByFile(join(process.cwd(), routes)) ?? [])
    moduleGraph.invalidateModule(module, new Set(), 7, true);
  expect(await importsOf(console)).toContain(`${routes}?t=7`);
  expect(chunk(await importsOf('/src/app/main.tsx'), 'console')).toBe(console);
});

test('what a compiled module imports of the engine is in the bundle', async () => {
  const compiled = join(process.cwd(), 'src/generated/console/oauth.ts');
  const found = await server.environments.client.pluginContainer.resolveId('~/app/oauth/start-oauth', compiled);
  expect(found?.id).toBe(join(process.cwd(), '.cache/engine/start-oauth.js'));
});

test('the icons of a compiled module come with it', async () => {
  const icons = await server.transformRequest('/src/generated/console/icons.ts');
  expect(icons?.code).toMatch(/const bugIcon = \["M/);
  expect(await importsOf('/src/generated/console/icons.ts')).toEqual([]);
});

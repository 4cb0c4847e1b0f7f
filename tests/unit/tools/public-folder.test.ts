import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { publicFiles } from '~/tools/public-folder';

const root = mkdtempSync(join(tmpdir(), 'public-'));
let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/menu.json'), '[]');
  const project = { ...(await readProjectFolder(process.cwd())), root, publicFiles: 'public' };
  const plugins = [publicFiles(project, process.cwd())];
  server = await createServer({ root, configFile: false, appType: 'custom', logLevel: 'silent', plugins });
  await server.listen(0);
  const address = server.httpServer?.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['a file of the console is served', '/menu.json', 200],
  ['a file that only the engine has is served', '/theme.js', 200],
  ['no other file of the engine is served', '/logo.svg', 404],
  ['a path that no file system takes leads nowhere', `/${'a'.repeat(5000)}`, 404],
])('%s', async (_title, path, status) => {
  expect((await fetch(origin + path)).status).toBe(status);
});

test('what is saved while the server runs is served at once', async () => {
  writeFileSync(join(root, 'public/menu.json'), '["new"]');
  expect(await (await fetch(`${origin}/menu.json`)).json()).toEqual(['new']);
});

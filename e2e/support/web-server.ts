import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import { makeConfiguration } from '../../tools/deploy/make';

const root = join(import.meta.dirname, '../..');

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A web server that `npm run deploy` makes the configuration of. */
export type WebServerName = 'nginx' | 'caddy';

/** Address of the program of a web server on this machine; `undefined` if it has none. */
export function webServerProgram(name: WebServerName): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Codings in which the web server sends the files of the build. */
export function codingsOf(name: WebServerName): readonly string[] {
  return name === 'caddy' || existsSync(BROTLI) ? ['br', 'gzip'] : ['gzip'];
}

/**
 * Starts a web server that serves the built console at `base`, and through `api` everything of the backend. Two hidden
 * files are beside the console: `.hidden` and `folder/.hidden`, which has a neighbour `folder/shown`. `log` reads what
 * the server has printed.
 */
export async function startWebServer(
  name: WebServerName,
  { base, api }: { readonly base: string; readonly api: string },
) {
  const folder = await mkdtemp(join(tmpdir(), `descry-${name}-`));
  const port = await freePort();
  const [program, options] = [webServerProgram(name) ?? name, ['--base', base, '--api', api]];
  const configuration = await makeConfiguration(root, [
    ...[name, ...options, '--listen', `127.0.0.1:${port}`, '--root', await consoleIn(folder)],
    ...(codingsOf(name).includes('br') ? ['--brotli'] : []),
  ]);
  const parameters = await prepare[name](folder, configuration);
  // nginx opens its output as a file.
  const printed = join(folder, 'log');
  const server = spawn(program, parameters, {
    stdio: ['ignore', openSync(printed, 'w'), 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await stopProcess(server);
    await rm(folder, { recursive: true });
  };
  try {
    await untilHealthy(origin, server);
    return { origin, stop, log: () => readFile(printed, 'utf8') };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Puts the built console into a folder, with hidden files. */
async function consoleIn(folder: string): Promise<string> {
  const site = join(folder, 'site');
  await mkdir(join(site, 'folder'), { recursive: true });
  for (const file of ['.hidden', 'folder/.hidden', 'folder/shown']) await writeFile(join(site, file), 'content');
  for (const name of await readdir(join(root, 'dist'))) await symlink(join(root, 'dist', name), join(site, name));
  return site;
}

/** Write the files of a web server, and give its parameters. */
const prepare: Readonly<Record<WebServerName, (folder: string, configuration: string) => Promise<string[]>>> = {
  async nginx(folder, configuration) {
    await cp(join(root, 'deploy/nginx-process.conf'), join(folder, 'nginx.conf'));
    await writeFile(join(folder, 'site.conf'), configuration);
    await mkdir(join(folder, 'run'));
    const brotli = existsSync(BROTLI) ? `load_module ${BROTLI}; ` : '';
    // The workers of root are another user, who may not read the project.
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const files = ['-e', 'stderr', '-p', join(folder, 'run'), '-c', join(folder, 'nginx.conf')];
    return [...files, '-g', `${brotli}daemon off;${user}`];
  },
  async caddy(folder, configuration) {
    await writeFile(join(folder, 'Caddyfile'), configuration);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilHealthy(origin: string, server: ChildProcess): Promise<void> {
  let printed = '';
  server.stderr?.on('data', (data) => (printed += String(data)));
  const health = async () => {
    if (server.exitCode !== null) return printed;
    return fetch(`${origin}/healthz`).then(
      (answer) => answer.status,
      () => 'no answer',
    );
  };
  await expect.poll(health).not.toBe('no answer');
  expect(await health()).toBe(200);
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}

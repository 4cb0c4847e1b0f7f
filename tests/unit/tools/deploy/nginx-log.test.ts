import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverConfiguration } from '~/tools/deploy/configuration';
import { deployOptions } from '~/tools/deploy/options';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const folder = mkdtempSync(join(tmpdir(), 'descry-nginx-log-'));

/** A port at which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

let port = 0;
let printed = '';
let server: ChildProcess | undefined;

/** Starts nginx as the container does, in front of a backend that does not listen. */
async function startNginx(path: string): Promise<ChildProcess> {
  port = await freePort();
  const parameters = ['--listen', `127.0.0.1:${port}`, '--api', `http://127.0.0.1:${await freePort()}`];
  const configuration = serverConfiguration({
    options: deployOptions(['nginx', ...parameters, '--root', join(folder, 'site')]),
    startUp: {},
    paths: { calls: ['/ui/a'], files: [] },
    template: readFileSync('deploy/nginx.conf.template', 'utf8'),
    command: '',
  });
  // The output of a test is a socket, which nginx cannot open as a file.
  const whole = readFileSync('deploy/nginx-process.conf', 'utf8').replace('/dev/stdout', join(folder, 'access'));
  writeFileSync(join(folder, 'nginx.conf'), whole);
  writeFileSync(join(folder, 'site.conf'), configuration);
  for (const name of ['run', 'site']) mkdirSync(join(folder, name));
  const files = ['-e', 'stderr', '-p', join(folder, 'run'), '-c', join(folder, 'nginx.conf')];
  // The workers of root are another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return spawn(path, [...files, '-g', `daemon off;${user}`], { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** The status of a path, asked again while nginx is not there yet. */
async function statusOf(path: string): Promise<number> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  } catch (error) {
    if (!server || server.exitCode !== null) throw new Error(printed, { cause: error });
    await new Promise(setImmediate);
    return statusOf(path);
  }
}

beforeAll(async () => {
  server = program === undefined ? undefined : await startNginx(program);
  server?.stderr?.on('data', (data) => (printed += String(data)));
});

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

test.skipIf(program === undefined)(
  'no log of nginx has the query of a call that fails, and the access log names the backend that did not answer',
  async () => {
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/ui/a?token=secret')).toBe(502);
    expect(await statusOf('/nowhere?token=secret')).toBe(404);
    const ended = new Promise((resolve) => server?.once('close', resolve));
    server?.kill();
    await ended;
    const access = readFileSync(join(folder, 'access'), 'utf8');
    expect(printed + access).not.toContain('secret');
    expect(access).toMatch(/"path":"[/]ui[/]a","status":502,.*"backend":"127[.]0[.]0[.]1:\d+","backendStatus":"502"/);
  },
);

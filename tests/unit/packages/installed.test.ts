import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCommands } from '~/tools/bundle-commands';
import { packageOf } from '../../harness/package/template';

const folder = mkdtempSync(join(tmpdir(), 'installed-'));
const project = join(folder, 'console');
const bin = join(project, 'node_modules/descry/bin/descry.js');

/** Packs a package of the repository, and unpacks it where npm would install it. */
function install(from: string, to: string): void {
  const options = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(execFileSync('npm', options, { cwd: from, encoding: 'utf8', stdio: 'pipe' }));
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder]);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(join(folder, 'package'), to);
}

/**
 * What npm installs takes a minute and a registry. Of the packages here, a console finds those that the package
 * declares: whatever is not declared is not there.
 */
function linkDependencies(): void {
  for (const name of Object.keys(packageOf(join(project, 'node_modules/descry')).dependencies)) {
    const path = join(project, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules', name), path);
  }
}

const descry = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [bin, ...args], { cwd: project, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  install('packages/create-descry', join(folder, 'create-descry'));
  execFileSync(process.execPath, [join(folder, 'create-descry/bin.js'), 'console'], { cwd: folder });
  install('.', join(project, 'node_modules/descry'));
  linkDependencies();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('the commands of a package are a bundle, which needs none of their sources', async () => {
  const installed = join(project, 'node_modules/descry');
  await bundleCommands(installed);
  const sources = ['tools/descry.ts', 'codegen/commands'].map((path) => join(installed, path));
  for (const path of sources) renameSync(path, `${path}.away`);
  expect(descry('check')).toMatch(/^\d+ descriptors without a mistake\.\n$/);
  expect(descry('explain', 'route/path')).toMatch(/^error route\/path/);
  for (const path of sources) renameSync(`${path}.away`, path);
  expect(descry('--help')).toContain('Serves the console that was built');
  rmSync(join(installed, 'bin/bundled'), { recursive: true });
}, 60_000);

test('a console that was made from the packages is checked, explained and extended by the installed command', () => {
  expect(descry('check')).toMatch(/^\d+ descriptors without a mistake\.\n$/);
  expect(descry('explain', 'route/path')).toMatch(/^error route\/path/);
  expect(descry('new', 'drawer', 'person', '--operation', 'accountQuery')).toContain('drawers/person.json was written');
  const made: unknown = JSON.parse(readFileSync(join(project, 'descriptors/drawers/person.json'), 'utf8'));
  expect(made).toMatchObject({ $schema: '../../node_modules/descry/schemas/drawer.schema.json' });
}, 60_000);

/** Runs a command that serves the console, does something with its address, and ends it. */
async function whileServed(command: string, use: (origin: string) => Promise<void>): Promise<void> {
  const env = { ...process.env, PORT: '0', BROWSER: 'none', NO_COLOR: '1' };
  const server = spawn(process.execPath, [bin, command], { cwd: project, env });
  try {
    await use(
      await new Promise<string>((resolve, reject) => {
        let output = '';
        server.stdout.on('data', (data) => {
          output += String(data);
          const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(output) ?? [];
          if (address !== undefined) resolve(address);
        });
        server.on('exit', () => reject(new Error(output)));
      }),
    );
  } finally {
    server.kill();
  }
}

test('the page of the Studio is built for it, and nothing is written where the package is', { timeout: 120_000 }, () =>
  whileServed('studio', async (origin) => {
    const page = await (await fetch(`${origin}/studio/`)).text();
    const [script = ''] = /\/studio\/assets\/[\w-]+\.js/.exec(page) ?? [];
    expect((await fetch(origin + script)).status).toBe(200);
    expect(existsSync(join(project, '.cache/studio/index.html'))).toBe(true);
    expect(existsSync(join(project, 'node_modules/descry/.cache'))).toBe(false);
    const config = async () => (await fetch(`${origin}/config.json`)).json();
    expect(await config()).toEqual({});
    mkdirSync(join(project, 'public'));
    writeFileSync(join(project, 'public/config.json'), '{ "site": "INT" }');
    expect(await config()).toEqual({ site: 'INT' });
    rmSync(join(project, 'public'), { recursive: true });
    const other = spawnSync(process.execPath, [bin, 'dev', '--port', new URL(origin).port], { cwd: project });
    expect([other.status, String(other.stdout)]).toEqual([
      1,
      expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is in use\..*\n$/),
    ]);
  }),
);

test('it is built, and served with its backend', { timeout: 120_000 }, () => {
  descry('build');
  return whileServed('start', async (origin) => {
    const page = await (await fetch(origin)).text();
    expect(page).toContain('<title>Console</title>');
    const [script = ''] = /assets\/[\w-]+\.js/.exec(page) ?? [];
    expect((await fetch(`${origin}/${script}`)).status).toBe(200);
    expect(await (await fetch(`${origin}/api/cases`)).json()).toMatchObject({ total: 24 });
  });
});

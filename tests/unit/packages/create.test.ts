import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { create } from '~/packages/create-descry/create';
import { titleOf } from '~/packages/create-descry/files';
import { installedCompiler, packageOf, sourcesIn } from '../../harness/package/template';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in the folder: its exit code and what it prints. */
async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const code = await create(args, { folder, print: (line: string) => lines.push(line) });
  return { code, output: lines.join('\n') };
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe('npm create descry', () => {
  test('writes a console with the name of its folder, which compiles without a finding', async () => {
    const { code, output } = await run('sensor-room');
    expect(code).toBe(0);
    expect(output).toContain('  cd sensor-room\n  npm install\n  npm run dev');
    expect(JSON.parse(read('sensor-room/package.json'))).toMatchObject({ name: 'sensor-room', private: true });
    expect(JSON.parse(read('sensor-room/descriptors/header.json'))).toMatchObject({ brand: { title: 'Sensor room' } });
    expect(read('sensor-room/descriptors/console.json')).toContain('"prefix": "sensor_room_"');
    expect(read('sensor-room/README.md')).toMatch(/^# Sensor room\n/);
    expect(read('sensor-room/.gitignore')).toContain('node_modules/');
    expect(existsSync(join(folder, 'sensor-room/gitignore'))).toBe(false);
    expect(installedCompiler.compile(sourcesIn(join(folder, 'sensor-room'))).diagnostics).toEqual([]);
  });

  test('uses the version of Descry that it belongs to, or the one that is named', async () => {
    const { version } = packageOf('.');
    expect(packageOf('packages/create-descry')).toMatchObject({ version, engines: packageOf('.').engines });
    await run('one');
    expect(JSON.parse(read('one/package.json')).dependencies).toEqual({ descry: version });
    await run('two', '--descry', '1.2.3');
    expect(JSON.parse(read('two/package.json')).dependencies).toEqual({ descry: '1.2.3' });
    writeFileSync(join(folder, 'descry.tgz'), '');
    await run('three', '--descry', 'descry.tgz');
    expect(JSON.parse(read('three/package.json')).dependencies.descry).toBe(`file:${join(folder, 'descry.tgz')}`);
  });

  test('begins a console for a contract, which a command completes once it is installed', async () => {
    writeFileSync(join(folder, 'api.json'), '{"info":{},"openapi":"3.0.3"}');
    const { code, output } = await run('trips', '--contract', 'api.json');
    expect(code).toBe(0);
    expect(output).toContain('  npm install\n  npx descry new console\n  npm run dev -- --api ');
    expect(read('trips/openapi/api.json')).toBe(read('api.json'));
    expect(read('trips/README.md')).toMatch(/^# Trips\n[^]*npm run dev -- --api /);
    expect(read('trips/.npmrc')).toContain('legacy-peer-deps=true');
    expect(existsSync(join(folder, 'trips/descriptors'))).toBe(false);
  });

  test.each<[string, string, RegExp]>([
    ['api.yaml', "swagger: '2.0'", /is no OpenAPI document of version 3\.$/],
    ['api.txt', 'openapi: 3.1.0', /must be an OpenAPI document that ends in/],
    ['none.yaml', '', /^There is no file .*none\.yaml\.$/],
  ])('makes nothing for the contract %s with "%s"', async (name, text, want) => {
    if (text !== '') writeFileSync(join(folder, name), text);
    const { code, output } = await run('trips', '--contract', name);
    expect(code).toBe(1);
    expect(output).toMatch(want);
    expect(existsSync(join(folder, 'trips'))).toBe(false);
  });

  test('uses a folder with nothing but a git repository in it', async () => {
    mkdirSync(join(folder, 'empty/.git'), { recursive: true });
    expect((await run('empty')).code).toBe(0);
  });

  test('leaves a folder with files as it is', async () => {
    mkdirSync(join(folder, 'full'));
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, 'full', name), '');
    expect(await run('full')).toEqual({
      code: 1,
      output: `${join(folder, 'full')} is not empty: it has a, b, c and more.`,
    });
    writeFileSync(join(folder, 'file'), '');
    expect(await run('file')).toEqual({ code: 1, output: `${join(folder, 'file')} is a file.` });
  });

  test.each([['My Console'], ['konsolé'], ['.hidden'], ['a'.repeat(101)]])('refuses the name %s', async (name) => {
    const { code, output } = await run(name);
    expect(code).toBe(1);
    expect(output).toMatch(/is no name of a package: use lower case letters/);
    expect(existsSync(join(folder, name))).toBe(false);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['no folder', [], /^The folder is missing\.\n\nUsage: /],
    ['two folders', ['a', 'b'], /^One folder is enough: "b"/],
    ['an unknown option', ['a', '--template', 'x'], /^Unknown option '--template'/],
  ])('explains its usage after %s', async (_, args, want) => {
    const { code, output } = await run(...args);
    expect(code).toBe(2);
    expect(output).toMatch(want);
  });

  test('runs as a command', () => {
    const bin = join(process.cwd(), 'packages/create-descry/bin.js');
    expect(execFileSync(process.execPath, [bin, 'quick'], { cwd: folder, encoding: 'utf8' })).toContain('cd quick');
  });
});

test.each([
  ['my-console', 'My console'],
  ['soc.night_shift', 'Soc night shift'],
])('the title of %s is %s', (name, want) => {
  expect(titleOf(name)).toBe(want);
});

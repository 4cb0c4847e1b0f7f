import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRelease, type ReleaseTask } from '~/tools/release/make';

let root = '';
let logged: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'));
  logged = [];
  await writeFile(join(root, 'package.json'), 'old');
});
afterEach(() => rm(root, { recursive: true }));

const version = () => readFile(join(root, 'package.json'), 'utf8');

/** Writes a file that has the version at that time. */
const task = (name: string): ReleaseTask => ({
  doing: name,
  run: async (folder) => writeFile(join(folder, `${name}.txt`), await version()),
});

const failing: ReleaseTask = {
  doing: 'failing',
  run: () => Promise.reject(new Error('Something is missing.')),
};

const interruption = (): AbortSignal => AbortSignal.abort(new Error('Interrupted.'));

const make = (before: readonly ReleaseTask[], after: readonly ReleaseTask[], signal?: AbortSignal) =>
  makeRelease({
    root,
    out: join(root, 'release/1.0.0'),
    before,
    edits: { 'package.json': 'new', 'tools/record.json': '{}' },
    after,
    log: (line) => logged.push(line),
    ...(signal && { signal }),
  });

test('builds from what is committed, packs what has the version, and sums up all files', async () => {
  await make([task('build')], [task('pack')]);
  expect(logged).toEqual(['build ...', 'pack ...']);
  const read = (name: string) => readFile(join(root, 'release/1.0.0', name), 'utf8');
  expect([await read('build.txt'), await read('pack.txt')]).toEqual(['old', 'new']);
  expect([await version(), await readFile(join(root, 'tools/record.json'), 'utf8')]).toEqual(['new', '{}']);
  expect(await read('SHA256SUMS')).toMatch(/^[0-9a-f]{64} {2}build\.txt\n[0-9a-f]{64} {2}pack\.txt\n$/);
  expect(await readdir(join(root, 'release'))).toEqual(['1.0.0']);
});

test.each<[string, ReleaseTask[], ReleaseTask[]]>([
  ['builds', [task('build'), failing], [task('pack')]],
  ['packs', [task('build')], [task('pack'), failing]],
])('leaves everything as it was if it fails while it %s', async (_, before, after) => {
  await expect(make(before, after)).rejects.toThrow('Something is missing.');
  expect(await version()).toBe('old');
  expect(await readdir(join(root, 'tools')).catch(() => [])).toEqual([]);
  expect(await readdir(join(root, 'release'))).toEqual([]);
});

test('leaves everything as it was if it is interrupted, after the task that runs', async () => {
  await expect(make([task('build'), task('compare')], [], interruption())).rejects.toThrow('Interrupted.');
  expect([logged, await version(), await readdir(join(root, 'release'))]).toEqual([['build ...'], 'old', []]);
});

test('leaves the folder of an earlier release alone', async () => {
  const out = join(root, 'release/1.0.0');
  await mkdir(out, { recursive: true });
  await expect(make([task('build')], [])).rejects.toThrow(
    `${out} exists. Remove it, or name another folder with --out.`,
  );
  expect([logged, await readdir(out), await version()]).toEqual([[], [], 'old']);
});

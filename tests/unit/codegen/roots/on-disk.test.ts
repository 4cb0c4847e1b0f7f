import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commitOf, readCommit } from '~/codegen/host/read-revision';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { readSources } from '~/codegen/host/read-sources';
import { descry } from '~/codegen/vite-plugin';
import type { Layout } from '~/codegen/language/layout';
import { teamCompiler } from '~/tests/harness/codegen/teams';

let folder = '';
let root = '';
let layout: Layout;
const extension = () => join(folder, 'care/extensions/note.json');

const column = (label: string) =>
  JSON.stringify({
    extends: 'screens/sensors',
    at: 'columns',
    add: [{ type: 'text', id: 'note', label, value: 'item.note' }],
  });

/** The example in a repository of git, and the folder of a team beside it. */
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'teams-')));
  root = join(folder, 'console');
  for (const part of ['descriptors', 'openapi', 'public'])
    cpSync(`examples/fleet/${part}`, join(root, part), { recursive: true });
  // The way to the schemas is another one from here.
  for (const name of readdirSync(join(root, 'descriptors'), { recursive: true, encoding: 'utf8' })) {
    const path = join(root, 'descriptors', name);
    if (name.endsWith('.json')) writeFileSync(path, readFileSync(path, 'utf8').replace(/"\$schema": "[^"]*",\s*/, ''));
  }
  writeFileSync(
    join(root, 'descry.config.ts'),
    `export default { generated: 'generated', roots: [{ name: 'care', folder: '../care', owner: 'Care team' }] };\n`,
  );
  mkdirSync(join(folder, 'care/extensions'), { recursive: true });
  writeFileSync(extension(), column('Note'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
  ({ layout } = await readProjectFolder(root));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a revision of git has the files of a root outside the folder of the console', () => {
  const sources = readCommit(root, commitOf(root, 'HEAD'), layout);
  expect([...sources.keys()].sort()).toEqual([...readSources(root, layout).sources.keys()].sort());
  expect(new TextDecoder().decode(sources.get('../care/extensions/note.json'))).toBe(column('Note'));
});

test('a root that is in no repository is compared as it is', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: root });
  const git = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', ['add', '.'], { cwd: root });
  execFileSync('git', [...git, 'commit', '-qm', 'one'], { cwd: root });
  const sources = readCommit(root, commitOf(root, 'HEAD'), layout);
  expect(new TextDecoder().decode(sources.get('../care/extensions/note.json'))).toBe(column('Note'));
});

test('the dev server compiles again when a team saves a file', async () => {
  const server = await createServer({
    root,
    configFile: false,
    customLogger: createLogger('silent'),
    plugins: [descry(teamCompiler(layout))],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const screen = () => readFileSync(join(root, 'generated/console/screens/sensors.ts'), 'utf8');
    await vi.waitFor(() => expect(screen()).toContain("text: 'Note'"), { timeout: 15_000 });
    writeFileSync(extension(), column('Memo'));
    server.watcher.emit('all', 'change', extension());
    await vi.waitFor(() => expect(screen()).toContain("text: 'Memo'"), { timeout: 15_000 });
  } finally {
    await server.close();
  }
});

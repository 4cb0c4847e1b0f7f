import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeProject } from '~/codegen/commands/main';
import { run } from '~/codegen/commands/run';
import { createCompiler, type Compiler } from '~/codegen/compile';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';

let root = '';
let compiler: Compiler;

/** The shipped console under other names of folders, in a folder without anything of the compiler. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync('descriptors', join(root, 'what'), { recursive: true });
  cpSync('openapi', join(root, 'api'), { recursive: true });
  const config = { descriptors: 'what', contract: 'api', generated: 'made' };
  writeFileSync(join(root, 'descry.config.ts'), `export default ${JSON.stringify(config)};\n`);
  const { layout } = await readProjectFolder(root);
  compiler = createCompiler(new KindTable(kinds, layout));
  for (const name of readdirSync(join(root, 'what'), { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) edit(`what/${name}`, '../schemas/', `../${layout.schemas}`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** What a command prints for the console. */
async function descry(...args: readonly string[]): Promise<string> {
  let printed = '';
  await run(args, { root, print: (text) => (printed += text), now: () => 0, compiler });
  return printed;
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('a descriptor names its schema from where it is: outside of the console', async () => {
  const { schemas } = compiler.kinds.layout;
  edit('what/banners.json', `../${schemas}`, '../schemas/');
  const printed = await descry('check');
  expect(printed).toMatch(/^what\/banners\.json:2:14 .*\[schema\/link\]$/m);
  expect(printed).toContain(`../${schemas}banners.schema.json`);
  edit('what/banners.json', '../schemas/', `../${schemas}`);
});

test('a console in another folder is compiled into the folder that its configuration names', async () => {
  expect(await descry('compile')).toMatch(/^\d+ generated files \(\d+ screens, /m);
  expect(existsSync(join(root, 'src'))).toBe(false);
  expect(existsSync(join(root, 'codegen'))).toBe(false);
  for (const module of ['contract/operations.ts', 'console/scales/severity.ts', 'console/messages/ja.ts']) {
    const ofShipped = readFileSync(`src/generated/${module}`, 'utf8').split('\n').slice(1);
    expect(
      readFileSync(join(root, 'made', module), 'utf8')
        .split('\n')
        .slice(1),
      module,
    ).toEqual(ofShipped);
  }
  expect(await descry('compile', '--check')).toContain('are up to date');
});

test('a mistake is reported in the file of the console, before those that follow from it', async () => {
  edit('what/drawers/url.json', 'url.wrsScore', 'url.wrsScor');
  expect(await descry('check')).toMatch(/^what\/drawers\/url\.json:\d+:\d+ {2}"wrsScor" is not a field/m);
  edit('what/drawers/url.json', 'url.wrsScor', 'url.wrsScore');
});

describe('commands that write and read files of the console', () => {
  test('new writes a descriptor with the link to its schema', async () => {
    expect(
      await descry('new', 'scale', 'new-state', '--operation', 'alertList', '--property', 'items.status'),
    ).toContain('what/scales/new-state.json was written.');
    expect(await descry('check')).not.toContain('new-state.json:2');
    rmSync(join(root, 'what/scales/new-state.json'));
  });

  test('who and rename find a descriptor by its path', async () => {
    expect(await descry('who', 'what/drawers/url.json#/tabs/0')).toContain('isible');
    expect(await descry('rename', 'source', 'url', 'webAddress', '--in', 'what/drawers/url.json')).toContain(
      'what/drawers/url.json: ',
    );
  });

  test('impact takes another document of the contract', async () => {
    expect(await descry('impact', join(root, 'api/uic.yaml'))).toContain('Nothing is wrong with this contract');
  });
});

test.each<[readonly string[], ReturnType<typeof takeProject>]>([
  [['check'], { project: '.', rest: ['check'] }],
  [['check', '--project', 'a', '--fix'], { project: 'a', rest: ['check', '--fix'] }],
  [['--project=a', 'check'], { project: 'a', rest: ['check'] }],
  [['check', '--project'], undefined],
  [['check', '--project='], undefined],
  [['check', '--project', '--fix'], undefined],
])('the arguments %j name the folder and what is left', (args, want) => {
  expect(takeProject(args)).toEqual(want);
});

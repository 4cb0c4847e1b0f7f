import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '~/codegen/host/build';
import { useCopy } from '../../harness/codegen/copy';
import { shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const module = 'src/generated/console/drawers/url.ts';

const { root, command, change, generated } = useCopy();

describe('codegen', () => {
  test('writes what this working copy was compiled to', async () => {
    const { files } = await build(process.cwd(), shippedCompiler);
    for (const [name, text] of files) expect(text, name).toBe(readFileSync(name, 'utf8'));
  });

  test('writes what descriptors decide where git ignores it, and nothing else there', async () => {
    const before = generated();
    change(url, (text) => text.replace('"Host"', '"Host name"'));
    await command();
    const changed = [...generated()].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
    expect(changed).toEqual(['console/drawers/url.ts']);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('src/generated/console/');
  });

  test('writes changed files only, and says how many', async () => {
    change(url, (text) => text.replace('"Host"', '"Host name"'));
    const { code, output } = await command();
    expect(output).toMatch(
      /^\d+ generated files \(\d+ screens, \d+ drawers, .*\): 1 written, 0 removed, in 0\.00 s\.$/m,
    );
    expect(code).toBe(0);
    expect(readFileSync(join(root(), module), 'utf8')).toContain('Host name');
  });

  test('removes files that nothing generates', async () => {
    mkdirSync(join(root(), 'src/generated/console/drawers'), { recursive: true });
    writeFileSync(join(root(), 'src/generated/console/drawers/old.ts'), '');
    expect((await command()).output).toContain('0 written, 1 removed');
    expect(existsSync(join(root(), 'src/generated/console/drawers/old.ts'))).toBe(false);
  });

  test('leaves everything as it was when there is an error, and fails', async () => {
    writeFileSync(join(root(), 'src/generated/console/drawers/old.ts'), '');
    change(url, (text) => text.replace('url.wrsScore', 'url.wrsScor').replace('"Host"', '"Host name"'));
    const before = generated();
    const { code, output } = await command();
    expect(code).toBe(1);
    expect(output).toMatch(/^descriptors\/drawers\/url\.json:\d+:\d+ {2}/m);
    expect(output).toContain('Did you mean "wrsScore"?');
    expect(output).toMatch(/Nothing was written\.\n$/);
    expect(generated()).toEqual(before);
  });

  test('says what it understands when it is asked for something else', async () => {
    expect(await command('--chek')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Unknown argument "--chek".'),
    });
  });
});

describe('codegen --check', () => {
  test('passes when everything is up to date', async () => {
    expect(await command('--check')).toMatchObject({ code: 0, output: expect.stringContaining('are up to date') });
  });

  test('names changed, missing and stale files of the contract, writes nothing and fails', async () => {
    change('src/generated/contract/types.ts', (text) => `${text}\n`);
    rmSync(join(root(), 'src/generated/contract/operations.ts'));
    writeFileSync(join(root(), 'src/generated/contract/old.ts'), '');
    const before = generated();
    const { code, output } = await command('--check');
    expect(code).toBe(1);
    expect(output).toContain('src/generated/contract/types.ts is not up to date.\n');
    expect(output).toContain('src/generated/contract/operations.ts is not up to date.\n');
    expect(output).toContain('src/generated/contract/old.ts is generated from nothing.\n');
    expect(generated()).toEqual(before);
  });

  test('does not ask for the compiled descriptors, which are not committed', async () => {
    change(url, (text) => text.replace('"Host"', '"Host name"'));
    rmSync(join(root(), 'src/generated/console'), { recursive: true });
    const before = generated();
    expect((await command('--check')).code).toBe(0);
    expect(generated()).toEqual(before);
  });

  test('fails where a descriptor is wrong', async () => {
    change(url, (text) => text.replace('url.wrsScore', 'url.wrsScor'));
    expect(await command('--check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Did you mean "wrsScore"?'),
    });
  });
});

describe('what cannot be read is told with its path', () => {
  test.each<[string, { readonly given: () => void; readonly want: string }]>([
    [
      'a folder with the name of a file',
      {
        given: () => mkdirSync(join(root(), 'descriptors/drawers/x.json')),
        want: 'descriptors/drawers/x.json:1:1  This is a folder with the name of a file.',
      },
    ],
    [
      'a folder linked into itself',
      {
        given: () => symlinkSync('..', join(root(), 'descriptors/drawers/up')),
        want: 'descriptors/drawers/up:1:1  The links of this folder form a circle.',
      },
    ],
    [
      'a link to itself',
      {
        given: () => symlinkSync('loop.json', join(root(), 'descriptors/drawers/loop.json')),
        want: 'descriptors/drawers/loop.json:1:1  This link points back to itself.',
      },
    ],
    [
      'a link to nothing',
      {
        given: () => symlinkSync('nowhere', join(root(), 'descriptors/drawers/gone.json')),
        want: 'descriptors/drawers/gone.json:1:1  This does not exist, or is a link to nothing.',
      },
    ],
    [
      'a source folder that is missing',
      {
        given: () => rmSync(join(root(), 'openapi'), { recursive: true }),
        want: 'openapi:1:1  This does not exist, or is a link to nothing.',
      },
    ],
    [
      'a file in the place of a source folder',
      {
        given: () => {
          rmSync(join(root(), 'openapi'), { recursive: true });
          writeFileSync(join(root(), 'openapi'), '');
        },
        want: 'openapi:1:1  This must be a folder.',
      },
    ],
  ])('%s', async (_, { given, want }) => {
    given();
    const { code, output } = await command();
    expect(code).toBe(1);
    expect(output).toContain(want);
  });

  test('hidden files are passed over', async () => {
    writeFileSync(join(root(), 'descriptors/drawers/.url.json.swp'), 'x');
    mkdirSync(dirname(join(root(), 'descriptors/.history/x')), { recursive: true });
    expect((await command()).code).toBe(0);
  });

  test('documents for people may lie beside descriptors', async () => {
    writeFileSync(join(root(), 'descriptors/drawers/README.md'), '# drawers');
    expect((await command()).code).toBe(0);
  });
});

test('npx descry explains diagnostics in any folder, in a process of its own', () => {
  const codes = ['preference/key-taken', 'expression/type'];
  const output = execFileSync(process.execPath, [join(process.cwd(), 'bin/descry.js'), 'explain', ...codes], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  for (const code of codes) expect(output).toContain(`error ${code}\n`);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).bin).toEqual({ descry: 'bin/descry.js' });
});

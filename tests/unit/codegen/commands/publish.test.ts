import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { run } from '~/codegen/commands/run';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { KindTable } from '~/codegen/language/kind-table';
import { kinds } from '~/codegen/language/kinds';

describe('descry publish', () => {
  let folder = '';
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'publish-')));
    writeFiles('console', {
      'descry.config.ts': `export default { owner: 'Core', roots: [{ name: 'care', folder: 'care', owner: 'Care' }] };`,
      'descriptors/console.json': { storage: { prefix: 'a_' } },
      'descriptors/header.json': { brand: { title: 'A' } },
      'descriptors/messages/en.json': { language: 'English', shared: { 'MENU.A': 'A', 'MENU.B': 'B' } },
      'descriptors/routes/a.json': {
        area: 'A',
        routes: [
          { kind: 'screen', path: '/about', title: 'About', page: 'about' },
          { kind: 'redirect', path: '/', to: '/about' },
          { kind: 'redirect', path: '*', to: '/about' },
        ],
      },
      'openapi/a.yaml': {
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { operationId: 'aList', responses: { 200: { description: 'All.' } } } } },
      },
      'care/messages/en.json': { language: 'English', shared: { 'MENU.CARE': 'Care' } },
    });
    writeFiles('care', {
      'descry.config.ts': `export default { root: 'care', owner: 'Care', roots: [{ name: 'console', published: '../console/published.json', owner: 'Core' }] };`,
      'descriptors/messages/en.json': { language: 'English', shared: { 'MENU.A': 'A' } },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function writeFiles(project: string, files: Readonly<Record<string, unknown>>): void {
    for (const [path, value] of Object.entries(files)) {
      const file = join(folder, project, path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }

  /** Runs a command in the folder of a project. */
  async function descry(project: string, ...args: readonly string[]) {
    const { root, layout } = await readProjectFolder(join(folder, project));
    let printed = '';
    const print = (text: string) => (printed += text);
    const compiler = createCompiler(new KindTable(kinds, layout));
    return { code: await run(args, { root, print, now: () => 0, compiler }), printed };
  }

  test('writes a file that is the same each time, and says what changes it', async () => {
    const file = join(folder, 'console/published.json');
    expect(await descry('console', 'publish', '--check')).toEqual({
      code: 1,
      printed: 'published.json is not there. Run "npx descry publish".\n',
    });
    expect(await descry('console', 'publish')).toEqual({
      code: 0,
      printed: 'published.json: console, care, 5 files.\n',
    });
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text).roots.map(({ name }: { name: string }) => name)).toEqual(['console', 'care']);
    expect(await descry('console', 'publish', '--check')).toEqual({
      code: 0,
      printed: 'published.json is up to date.\n',
    });
    writeFiles('console', { 'descriptors/messages/en.json': { language: 'English', shared: { 'MENU.A': 'A' } } });
    expect(await descry('console', 'publish', '--check')).toEqual({
      code: 1,
      printed: `This breaks others that rely on it:
  messages/en.json: message "MENU.B" is gone.
published.json is not up to date. Run "npx descry publish".
`,
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('says of another contract that its names alone were compared', async () => {
    await descry('console', 'publish');
    const answer = { description: 'All.', content: { 'application/json': { schema: { type: 'string' } } } };
    const get = { operationId: 'aList', responses: { 200: answer } };
    const path = join(folder, 'console/openapi/a.yaml');
    const before = readFileSync(path, 'utf8');
    writeFiles('console', {
      'openapi/a.yaml': { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get } } },
    });
    expect(await descry('console', 'publish', '--check')).toEqual({
      code: 1,
      printed: `No name is gone. The contract is another one: "npx descry impact" says what that breaks here, "npx descry check" what in a team alone.
published.json is not up to date. Run "npx descry publish".
`,
    });
    writeFileSync(path, before);
  });

  test.each<[string, readonly string[], string]>([
    ['a folder that is not there', ['--out', 'nowhere/x.json'], 'nowhere/x.json is in a folder that is not there.\n'],
    ['a folder', ['--out', 'descriptors'], 'descriptors is not a file.\n'],
    ['a folder to compare with', ['--out', 'descriptors', '--check'], 'descriptors is not a file.\n'],
    [
      'options, which the advice repeats',
      ['--root', 'care', '--out', 'x.json', '--check'],
      'x.json is not there. Run "npx descry publish --root care --out x.json".\n',
    ],
  ])('answers %s with a sentence', async (_, args, printed) => {
    expect(await descry('console', 'publish', ...args)).toEqual({ code: 1, printed });
  });

  test('writes a file with an absolute path, and over one that is there', async () => {
    const path = join(folder, 'absolute.json');
    for (const _ of [1, 2]) expect((await descry('console', 'publish', '--out', path)).code).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('format', 1);
  });

  test('writes one root, into another file', async () => {
    const done = await descry('console', 'publish', '--root', 'care', '--out', 'care.json');
    expect(done).toEqual({ code: 0, printed: 'care.json: care, 1 files.\n' });
    expect(JSON.parse(readFileSync(join(folder, 'console/care.json'), 'utf8'))).toEqual({
      format: 1,
      roots: [
        {
          name: 'care',
          owner: { name: 'Care' },
          files: { 'messages/en.json': { language: 'English', shared: { 'MENU.CARE': 'Care' } } },
        },
      ],
    });
    expect((await descry('console', 'publish', '--root', 'car')).printed).toContain('Did you mean "care"?');
  });

  test('of a project with a mistake writes nothing', async () => {
    writeFiles('console', { 'care/scales/a.json': '{' });
    const { code, printed } = await descry('console', 'publish');
    rmSync(join(folder, 'console/care/scales'), { recursive: true });
    expect(code).toBe(1);
    expect(printed).toContain('Nothing was published: that needs a project without errors.');
  });

  test('lets a team check alone, and publish what it has', async () => {
    expect((await descry('care', 'check')).printed).toContain(
      'The name "MENU.A" is in two roots: Care has it here, Core in messages/en.json.',
    );
    writeFiles('care', { 'descriptors/messages/en.json': { language: 'English', shared: { 'MENU.CARE': 'Care' } } });
    expect(await descry('care', 'check')).toEqual({ code: 0, printed: '1 descriptors without a mistake.\n' });
    expect((await descry('care', 'publish')).printed).toBe('published.json: care, 1 files.\n');
    expect((await descry('care', 'compile')).printed).toContain('No console can be made here');
    expect((await descry('care', 'fetch', 'a', 'https://a.example/a')).printed).toContain('Ask Core.');
    expect((await descry('care', 'rename', 'message', 'MENU.CARE', 'MENU.CARES')).printed).toBe(
      'descriptors/messages/en.json: 1 changed\nNot searched, because only published here: "console" of Core.\n',
    );
    const made = await descry('care', 'new', 'screen', 'a', '--operation', 'aList', '--area', 'a');
    expect(made.printed).toContain('aList');
  });

  test.each<[string, { readonly given: unknown; readonly want: string }]>([
    ['no file', { given: undefined, want: 'There is no file ../console/other.json.' }],
    ['a folder', { given: 'folder', want: '../console/other.json is not a file.' }],
    ['no JSON', { given: '{', want: '../console/other.json is no file that "npx descry publish" wrote.' }],
    ['another file', { given: { format: 1, roots: [{}] }, want: 'is no file that "npx descry publish" wrote.' }],
    ['an older format', { given: { format: 0 }, want: '../console/other.json was written by an older compiler.' }],
    ['a newer format', { given: { format: 2 }, want: 'was written by a newer compiler, which you need as well.' }],
    [
      'another root',
      { given: { format: 1, roots: [{ name: 'care', files: {} }] }, want: 'has no root "console"; it has: care.' },
    ],
    ['no contract', { given: { format: 1, roots: [{ name: 'console', files: {} }] }, want: 'has no contract.' }],
  ])('%s is said with whom to ask', async (_, { given, want }) => {
    const config = `export default { root: 'x', roots: [{ name: 'console', published: '../console/other.json', owner: 'Core' }] };`;
    writeFiles('other', { 'descry.config.ts': config, 'descriptors/scales/a.json': '{}' });
    rmSync(join(folder, 'console/other.json'), { force: true, recursive: true });
    if (given === 'folder') mkdirSync(join(folder, 'console/other.json'));
    else if (given !== undefined) writeFiles('console', { 'other.json': given });
    const message = await readProjectFolder(join(folder, 'other')).then(String, (error: Error) => error.message);
    expect(message).toContain(want);
    expect(message).toContain('Ask Core for the file that "npx descry publish" writes in their folder.');
  });
});

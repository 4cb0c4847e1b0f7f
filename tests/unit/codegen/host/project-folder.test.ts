import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { readSources } from '~/codegen/host/read-sources';
import { defaultLayout } from '~/codegen/language/layout';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'console-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the configuration of a console; `text` is the argument of `defineConfig`. */
function configure(text: string): void {
  writeFileSync(
    join(root, 'descry.config.ts'),
    `import { defineConfig } from 'descry/config';\n\nexport default defineConfig(${text});\n`,
  );
}

const schemas = () => `${relative(root, join(process.cwd(), 'schemas'))}/`;

test('a console without a configuration has the default folders, and the schemas of the compiler', async () => {
  expect(await readProjectFolder(root)).toEqual({
    root,
    layout: { ...defaultLayout, schemas: schemas() },
    publicFiles: 'public',
    output: 'dist',
  });
});

test('a console that has installed the compiler finds the schemas there, also by a link', async () => {
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(process.cwd(), join(root, 'node_modules/descry'));
  expect((await readProjectFolder(root)).layout.schemas).toBe('node_modules/descry/schemas/');
});

test('a folder "schemas" of a console is not that of the compiler', async () => {
  mkdirSync(join(root, 'schemas'));
  expect((await readProjectFolder(root)).layout.schemas).toBe(schemas());
});

test('a working copy of the compiler has schemas of its own', async () => {
  mkdirSync(join(root, 'schemas'));
  writeFileSync(join(root, 'schemas/drawer.schema.json'), '{}');
  expect((await readProjectFolder(root)).layout).toEqual(defaultLayout);
});

test('the console of the repository has the default folders', async () => {
  expect((await readProjectFolder(process.cwd())).layout).toEqual(defaultLayout);
});

test('a configuration names folders, with or without "./" and a slash at the end', async () => {
  configure(`{ descriptors: './what', contract: 'backend/api/', generated: '.made', backend: 'backend/server.ts' }`);
  expect(await readProjectFolder(root)).toEqual({
    root,
    layout: {
      descriptors: 'what/',
      documents: 'backend/api/',
      schemas: schemas(),
      generated: '.made/',
      publicFiles: 'public/',
    },
    publicFiles: 'public',
    output: 'dist',
    backend: 'backend/server.ts',
  });
});

describe('what is wrong with a configuration is said in one go', () => {
  test.each<[string, { readonly given: string; readonly want: readonly string[] }]>([
    ['no object', { given: '7 as never', want: ['The default export must be an object'] }],
    [
      'a misspelt member, and one that resembles none',
      {
        given: `{ descriptor: 'a', plugins: [] } as never`,
        want: ['Unknown member "descriptor". Did you mean "descriptors"?', 'Unknown member "plugins". There are: desc'],
      },
    ],
    ['a value that is no text', { given: '{ contract: [] as never }', want: ['"contract" must be a text'] }],
    ['an empty value', { given: `{ contract: '' }`, want: ['"contract" must be a text that is not empty.'] }],
    ...['../api', '/api', 'a/../../api', '.', 'C:api', 'a\\\\b', 'a//b'].map(
      (path): [string, { readonly given: string; readonly want: readonly string[] }] => [
        `the folder ${path}`,
        { given: `{ contract: '${path}' }`, want: ['it must be a folder below that of the configuration.'] },
      ],
    ),
    [
      'folders of which one contains the other',
      {
        given: `{ generated: 'descriptors/made', output: 'public' }`,
        want: ['"descriptors" and "generated" must be folders', '"publicFiles" and "output" must be folders'],
      },
    ],
    [
      'a backend that is neither an address nor a module',
      { given: `{ backend: 'ftp://x' }`, want: ['"backend" is "ftp://x"; it must be an address'] },
    ],
    ['a mistake in its code', { given: 'notThere', want: ['cannot be loaded: notThere is not defined'] }],
  ])('%s', async (_, { given, want }) => {
    configure(given);
    const message = await readProjectFolder(root).then(String, (error: Error) => error.message);
    expect(message.split('\n')).toEqual(want.map((part) => expect.stringContaining(part)));
    expect(message).toMatch(/^descry\.config\.ts/);
  });

  test('a folder that is not there', async () => {
    await expect(readProjectFolder(join(root, 'gone'))).rejects.toThrow('There is no folder');
  });
});

describe('the roots of other teams', () => {
  test('come in the order of their names, with their owners, from any folder', async () => {
    mkdirSync(join(root, 'here'));
    configure(
      `{ owner: 'Core', contact: '#core', roots: [{ name: 'mail', folder: './here/', owner: 'Mail' }, { name: 'care', folder: '../${basename(root)}/here', owner: 'Care', contact: 'care@example.com' }] }`,
    );
    const { owner, roots } = (await readProjectFolder(root)).layout;
    expect(owner).toEqual({ name: 'Core', contact: '#core' });
    expect(roots).toEqual([
      {
        name: 'care',
        folder: `../${basename(root)}/here/`,
        owner: { name: 'Care', contact: 'care@example.com' },
      },
      { name: 'mail', folder: 'here/', owner: { name: 'Mail' } },
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['7 as never', ['"roots" must be a list']],
    ['[{ name: "mail" } as never]', ['Root 1: "owner" is missing.', 'Root 1: "folder" is missing, or "published".']],
    [
      '[{ name: "Mail", folder: "/mail", owner: "", url: "x" } as never]',
      [
        'Root 1: "name" is "Mail"; it has lower-case letters',
        'Root 1: "folder" is "/mail"; it must be a path',
        'Root 1: "owner" must be a text that is not empty.',
        'Root 1: Unknown member "url".',
      ],
    ],
    ['[{ name: "a", folder: "x/../y", owner: "A" }]', ['Root 1: "folder" is "x/../y"']],
    ['[{ name: "a", folder: ".././a", owner: "A" }]', ['Root 1: "folder" is ".././a"']],
    ['[{ name: "a", folder: "../a", published: "../a.json", owner: "A" }]', ['Root 1: It has "folder" or "published"']],
    ['[{ name: "a", published: "../a", owner: "A" }]', ['Root 1: "published" is "../a"; it must be a path']],
    ['[{ name: "a", published: "../gone.json", owner: "A" }]', ['There is no file ../gone.json. Ask A for the file']],
    ['[{ name: "console", folder: "x", owner: "A" }]', [`Root 1: "console" is the name of the console's own root.`]],
    [
      '[{ name: "a", folder: "../a", owner: "A" }, { name: "a", folder: "../b", owner: "A" }]',
      ['Root 2: Another root has the name "a".'],
    ],
    ['[{ name: "a", folder: "descriptors/a", owner: "A" }]', ['"descriptors" and "a" must be folders']],
    ['[{ name: "a", folder: "../gone", owner: "A" }]', ['There is no folder']],
  ])('%s is refused', async (roots, want) => {
    configure(`{ roots: ${roots} }`);
    const message = await readProjectFolder(root).then(String, (error: Error) => error.message);
    expect(message.split('\n')).toEqual(want.map((part) => expect.stringContaining(part)));
  });

  test.each<[string, readonly string[]]>([
    ['{ root: "a" }', ['"root" is for a team that compiles without the console: "roots" must have "console"']],
    ['{ root: "console", roots: [{ name: "console", published: "p.json", owner: "A" }] }', ['"root" is "console"; ']],
    [
      '{ root: "a", contract: "api", roots: [{ name: "a", published: "p.json", owner: "A" }, { name: "console", published: "p.json", owner: "A" }] }',
      ['Another root has the name "a", which "root" gives.', '"contract" is that of the console, of which it is'],
    ],
    ['{ root: "a", roots: [{ name: "console", folder: "x", owner: "A" }] }', ['Root 1: "console" is the name']],
  ])('%s is refused', async (config, want) => {
    configure(config);
    const message = await readProjectFolder(root).then(String, (error: Error) => error.message);
    expect(message.split('\n')).toEqual(want.map((part) => expect.stringContaining(part)));
  });

  test('do not follow links out of their folder', () => {
    mkdirSync(join(root, 'mail'));
    mkdirSync(join(root, 'secret'));
    writeFileSync(join(root, 'secret/a.json'), '{}');
    symlinkSync(join(root, 'secret'), join(root, 'mail/scales'));
    const layout = { ...defaultLayout, roots: [{ name: 'mail', folder: 'mail/', owner: { name: 'Mail' } }] };
    const { sources, diagnostics } = readSources(root, layout);
    expect([...sources.keys()]).toEqual([]);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: 'mail/scales', code: 'file/unreadable', owner: { name: 'Mail' } }),
    );
  });
});

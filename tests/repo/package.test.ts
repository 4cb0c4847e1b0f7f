import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Packed } from '../harness/package/packed';

const packageFile: {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = Object.keys(packageFile.dependencies);
const packed = new Packed('.');
const imports = [...packed.imports()];

/** Files with which something begins: a command, an entry of the package, a page. */
const entries = [
  ...['bin/descry.js', 'bin/vite.js', 'bin/vite.d.ts', 'codegen/config.ts', 'codegen/cli.ts', 'tools/descry.ts'],
  ...['tools/console-config.ts', 'index.html', 'info.html', 'logout.html', 'tools/dev-page/warning-note.ts'],
  ...['tools/stubs/markdown-to-jsx.ts', 'tools/studio-page.config.ts', 'studio/page/index.html'],
  'tools/engine-bundle.config.ts',
];

/** Modules that are replaced by those of pages: `icon.png` and `theme.js` are beside them in `public/`. */
const besidePages = new Set(['/icon.png', '/theme.js']);

test('every import of a file of the package leads to one of its files, or to a package that it declares', () => {
  expect(imports.length).toBeGreaterThan(3000);
  const missing = imports.filter(({ file, name }) => {
    const needed = packed.packageIn(name);
    if (needed !== undefined) return !declared.includes(needed);
    return packed.leadsTo(file, name) === undefined && !besidePages.has(name);
  });
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('the package declares nothing that no file of it imports', () => {
  const needed = new Set(imports.map(({ name }) => packed.packageIn(name)));
  // The package that makes types of contracts needs it, and leaves it to its users to install.
  const forOthers = ['typescript'];
  expect(declared.filter((name) => !needed.has(name) && !forOthers.includes(name))).toEqual([]);
});

test('every tool of the package is needed by a command, an entry or a page', () => {
  const reached = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const one of imports) {
      const next = one.file === file ? packed.leadsTo(file, one.name) : undefined;
      if (next !== undefined) open.push(next);
    }
  }
  expect([...packed.files].filter((file) => file.startsWith('tools/') && !reached.has(file))).toEqual([]);
});

test('the package has no part of the console of this repository, no test and no demo', () => {
  const folders = new Set([...packed.files].map((file) => file.split('/')[0]));
  for (const folder of ['descriptors', 'openapi', 'demo', 'tests', 'e2e', 'examples', 'bench'])
    expect(folders).not.toContain(folder);
  expect([...packed.files].filter((file) => file.startsWith('src/generated/'))).toEqual([]);
});

test('a new console says where the guides are, which come with the package', () => {
  for (const name of ['template', 'template-contract']) {
    const text = readFileSync(`packages/create-descry/${name}/README.md`, 'utf8');
    const guides = [...text.matchAll(/node_modules\/descry\/(docs\/[\w-]+\.md)/g)].map(([, file]) => file);
    expect(guides.length).toBeGreaterThan(1);
    expect([...packed.files]).toEqual(expect.arrayContaining(guides));
  }
});

test('the package that makes consoles has all files of its templates, and needs no other package', () => {
  const folder = 'packages/create-descry';
  const creator = new Packed(folder);
  const templates = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('template'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${folder}/`.length));
  expect(templates.length).toBeGreaterThan(20);
  expect([...creator.files]).toEqual(expect.arrayContaining(templates));
  const others = [...creator.imports()].filter(({ file }) => !file.startsWith('template'));
  expect(others.filter(({ file, name }) => creator.leadsTo(file, name) === undefined)).toEqual([]);
});

test('nothing runs where the package is installed', () => {
  expect(Object.keys(packageFile.scripts).filter((name) => /^(pre|post)?install$/.test(name))).toEqual([]);
});

test('the package has no script that npm would run, or ask about, where it is installed', () => {
  const ofInstallation = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];
  expect(Object.keys(packageFile.scripts).filter((name) => ofInstallation.includes(name))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/console';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The name that a package gives itself: one may be installed under another name. */
function ownName(folder: string): string {
  const { name }: { name: string } = JSON.parse(read(`node_modules/${folder}/package.json`));
  return name;
}

test('the build has the licence text of every package in it, to which its about page leads', () => {
  const packages: Readonly<Record<string, readonly string[]>> = JSON.parse(read('.cache/build/packages.json'));
  const shipped = [...new Set(Object.values(packages).flat())].map(ownName);
  expect(shipped.length).toBeGreaterThan(20);
  const sections = read('dist/licenses.txt').split(/^## /m).slice(1);
  const names = sections.map((section) => section.slice(0, section.indexOf(' - ')));
  expect(shipped.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((_, index) => (sections[index] ?? '').trim().split('\n').length < 3)).toEqual([]);
  const page = readdirSync(join(root, 'dist/assets')).find((name) => /^AboutPage-.*\.js$/.test(name));
  expect(read(`dist/assets/${page}`)).toContain('licenses.txt');
});

test('the version of a build is beside its pages and in them', () => {
  const { version }: { version: string } = JSON.parse(read('dist/version.json'));
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  for (const page of ['index', 'info', 'logout']) {
    expect(read(`dist/${page}.html`), page).toContain(`<meta name="version" content="${version}"`);
  }
});

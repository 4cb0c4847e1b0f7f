import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const template = join(import.meta.dirname, 'template');

/** Version of this package, which is that of Descry that a new console uses. */
export const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** Files that npm would not pack, or would read, under their real names. */
const renamed = { gitignore: '.gitignore', npmrc: '.npmrc' };

/** Writes the files of a console. `descry` is what of Descry is installed: a version, or the address of a package. */
export function writeConsole(folder, { name, descry }) {
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const [from, to] of Object.entries(renamed)) renameSync(join(folder, from), join(folder, to));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFile(name, descry), null, 2)}\n`);
  const title = titleOf(name);
  change(join(folder, 'descriptors/header.json'), '"brand": { "title": "Cases" }', `"brand": { "title": "${title}" }`);
  change(join(folder, 'descriptors/console.json'), '"console_"', `"${name.replaceAll(/\W/g, '_')}_"`);
  change(join(folder, 'README.md'), '# Cases', `# ${title}`);
}

/** `my-console` as a title: `My console`. */
export function titleOf(name) {
  const words = name.replaceAll(/[-._]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function packageFile(name, descry) {
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { dev: 'descry dev', check: 'descry check', build: 'descry build', start: 'descry start' },
    dependencies: { descry },
    engines: { node: '^20.19.0 || >=22.12.0' },
  };
}

function change(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

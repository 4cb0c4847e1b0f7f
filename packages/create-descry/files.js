import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const home = import.meta.dirname;

/** Version of this package, which is that of Descry that a new console uses. */
export const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));

/** Files of every console. npm would not pack two of them under their real names. */
const common = { gitignore: '.gitignore', npmrc: '.npmrc', 'tsconfig.json': 'tsconfig.json' };

/**
 * Writes the files of a console: the sample, or what a console begins with that has the `contract` in a file. `descry`
 * is what of Descry is installed: a version, or the address of a package.
 */
export function writeConsole(folder, { name, descry, contract }) {
  mkdirSync(folder, { recursive: true });
  if (contract === undefined) writeSample(folder, name);
  else writeForContract(folder, contract);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFile(name, descry), null, 2)}\n`);
  change(join(folder, 'README.md'), /^# .*/, `# ${titleOf(name)}`);
}

function writeSample(folder, name) {
  cpSync(join(home, 'template'), folder, { recursive: true });
  for (const [from, to] of Object.entries(common)) renameSync(join(folder, from), join(folder, to));
  const title = JSON.stringify(titleOf(name));
  change(join(folder, 'descriptors/header.json'), /(?<="brand": \{ "title": )"Cases"/, title);
  change(join(folder, 'descriptors/console.json'), '"console_"', `"${name.replaceAll(/\W/g, '_')}_"`);
}

function writeForContract(folder, contract) {
  cpSync(join(home, 'template-contract'), folder, { recursive: true });
  for (const [from, to] of Object.entries(common)) copyFileSync(join(home, 'template', from), join(folder, to));
  mkdirSync(join(folder, 'openapi'));
  copyFileSync(contract, join(folder, 'openapi', basename(contract)));
}

/** `my-console` as a title: `My console`. */
export function titleOf(name) {
  const words = name.replaceAll(/[-._]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Commands of Descry that are scripts of a new console. */
const commands = ['dev', 'studio', 'check', 'build', 'start'];

function packageFile(name, descry) {
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(commands.map((command) => [command, `descry ${command}`])),
    dependencies: { descry },
    engines: { node: '^20.19.0 || >=22.12.0' },
  };
}

function change(file, from, to) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text && !text.includes(to)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(file, changed);
}

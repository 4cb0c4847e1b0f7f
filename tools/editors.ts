import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { build } from 'rolldown';
import { LICENCES } from './build-records';
import { importsOf, packageNamed } from './imports-of';
import { licencesOf } from './licences';
import { shippedPackages } from './shipped-packages';

const source = 'editors/vscode';

/** The packages that the extension imports itself; the bundle has all that these need, too. */
export function importedByExtension(root: string): readonly string[] {
  const file = join(root, source, 'extension.ts');
  return importsOf(file, readFileSync(file, 'utf8')).flatMap((name) => packageNamed(name) ?? []);
}

/** The licences of all packages in the bundle, as text. */
export function licencesOfExtension(root: string): string {
  return licencesOf(root, shippedPackages(root, importedByExtension(root)));
}

/** Builds the extension for Visual Studio Code: one file of code, packed with its manifest; gives its path. */
export async function packExtension(root: string, out = join(root, '.cache/editors')): Promise<string> {
  const folder = join(out, 'vscode');
  mkdirSync(folder, { recursive: true });
  await build({
    input: join(root, source, 'extension.ts'),
    // The editor brings its own module.
    external: ['vscode'],
    platform: 'node',
    output: { file: join(folder, 'extension.js'), format: 'cjs', minify: true },
    logLevel: 'warn',
  });
  for (const name of ['package.json', 'README.md', '.vscodeignore']) {
    copyFileSync(join(root, source, name), join(folder, name));
  }
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, LICENCES), licencesOfExtension(root));
  const packagePath = join(out, 'descry.vsix');
  await createVSIX({ cwd: folder, packagePath, dependencies: false, allowMissingRepository: true, skipLicense: true });
  return packagePath;
}

if (import.meta.filename === process.argv[1]) {
  process.stdout.write(`${await packExtension(process.cwd())}\n`);
}

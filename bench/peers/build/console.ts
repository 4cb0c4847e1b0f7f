import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { program, run } from '~/tools/run';
import { contract } from '../console/contract';
import { descriptors } from '../console/descriptors';
import { hasPage, pageNames } from '../peers';

/** The start script of the console in the comparison, in place of `src/app/main.tsx`. */
export const startScript =
  "import './seal';\nimport { startConsole } from '../../bench/peers/console/main';\nstartConsole();\n";

/**
 * Builds the console with the drawers and forms of the comparison into a folder: its own compiler and build, in a copy
 * of the checkout that has more descriptors. Throws what the compiler or the build says.
 */
export async function buildConsole(root: string, outDir: string): Promise<void> {
  const copy = join(root, '.cache/peers-checkout');
  await copyCheckout(root, copy);
  await put(join(copy, 'openapi/bench.yaml'), contract());
  const shipped = (path: string) => readFileSync(join(root, path), 'utf8');
  for (const [path, descriptor] of Object.entries(descriptors(shipped))) await put(join(copy, path), descriptor);
  await demand(copy, program('tsx/dist/cli.mjs', 'codegen/cli.ts'));

  // The build groups the modules of the first load by what this file imports.
  await writeFile(join(copy, 'src/app/main.tsx'), startScript);
  await demand(copy, program('vite/bin/vite.js', 'build'));
  await rm(outDir, { recursive: true, force: true });
  await cp(join(copy, 'dist'), outDir, { recursive: true });
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const pages = pageNames.filter((page) => hasPage('console', page));
  for (const page of pages) await writeFile(join(outDir, `${page}.html`), built);
  await rm(copy, { recursive: true });
}

/** Copies what git knows or would add, as it is now; the packages are the same. */
async function copyCheckout(root: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter(isNeeded)) {
    // A file that was deleted and not committed yet is still in the list.
    await cp(join(root, file), join(copy, file)).catch(() => undefined);
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function isNeeded(file: string): boolean {
  return file !== '' && !/^(tests|e2e|docs)\//.test(file);
}

async function put(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function demand(folder: string, command: readonly string[]): Promise<void> {
  const { ok, output } = await run(command, folder);
  if (!ok) throw new Error(output.slice(0, 6000));
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProjectFolder } from '../codegen/host/project-folder';
import { sourceFoldersOf } from '../codegen/language/layout';
import { contentHash } from './content-hash';
import { program, run, type Run } from './run';

/** Something made from files of the project. */
export interface Product {
  readonly name: string;
  /** What is told while it is being made. */
  readonly doing: string;
  readonly inputs: readonly string[];
  /** Files and folders that it writes; a change in them makes it stale too. */
  readonly outputs: readonly string[];
  readonly command: readonly string[];
  /** Whether its output is worth reading after a success too: warnings. */
  readonly showsOutput?: boolean;
}

/** What the compiler writes, for the console of the repository. */
export function generatedOf({ layout }: ProjectFolder): Product {
  return {
    name: 'generated',
    doing: 'Compiling the descriptors',
    inputs: ['lib', 'codegen', 'descry.config.ts', ...sourceFoldersOf(layout).map(plain), 'package-lock.json'],
    outputs: [plain(layout.generated)],
    command: program('tsx/dist/cli.mjs', 'codegen/cli.ts'),
    showsOutput: true,
  };
}

/** What the console of the repository is made of, in the order in which it is made. */
export function productsOf(project: ProjectFolder): readonly Product[] {
  return [generatedOf(project), builtOf(project)];
}

/** Folders as they are compared, which need not exist. */
function plain(folder: string): string {
  return folder.replace(/\/$/, '');
}

function builtOf({ layout, publicFiles, output }: ProjectFolder): Product {
  return {
    name: 'built',
    doing: 'Building the console',
    inputs: [
      'lib',
      'src',
      publicFiles,
      `${layout.descriptors}console.json`,
      `${layout.descriptors}header.json`,
      `${layout.descriptors}theme.json`,
      'descry.config.ts',
      'codegen/host/project-folder.ts',
      'codegen/host/config-problems.ts',
      'codegen/host/team-layout.ts',
      'codegen/host/read-published.ts',
      'codegen/1-parse/published-file.ts',
      'codegen/language/layout.ts',
      'index.html',
      'info.html',
      'logout.html',
      'vite.config.ts',
      'tools/stubs',
      'tools/build-records.ts',
      'tools/chunks.ts',
      'tools/compressed-files.ts',
      'tools/console-modules.ts',
      'tools/eager-scripts.ts',
      'tools/engine-folder.ts',
      'tools/headers-file.ts',
      'tools/oauth-file.ts',
      'tools/page-names.ts',
      'tools/preloads.ts',
      'tools/public-folder.ts',
      'tools/server/policy.ts',
      'tools/source-version.ts',
      'tools/unused-components.ts',
      'tools/unused-styles.ts',
      'tools/version-file.ts',
      'tools/vite-config.ts',
      'package-lock.json',
    ],
    outputs: [output, '.cache/build'],
    command: program('vite/bin/vite.js', 'build'),
  };
}

/** A product could not be made. */
export class ProductFailed extends Error {
  constructor(doing: string, output: string) {
    super(`${doing} failed.\n\n${output.trim()}`);
  }
}

/** How a product is made and what is told about it. */
export interface Making {
  /** The folder that the inputs are in, and in which the command runs. */
  readonly root: string;
  /** The folder that the outputs are in; `root` unless given. */
  readonly into?: string;
  readonly log: (line: string) => void;
  readonly make?: (command: readonly string[]) => Promise<Run>;
}

/** Makes those products that are missing or made from other files than there are now. */
export async function bringUpToDate(list: readonly Product[], making: Making): Promise<void> {
  for (const product of list) await bringOneUpToDate(product, making);
}

async function bringOneUpToDate(product: Product, making: Making) {
  const { root, into = root, log, make = (command) => run(command, root) } = making;
  const stamp = join(into, '.cache', `${product.name}.hash`);
  const state = async () => `${await contentHash(root, product.inputs)} ${await contentHash(into, product.outputs)}`;
  const known = await readFile(stamp, 'utf8').catch(() => undefined);
  if (known === (await state())) return;
  log(`${product.doing} ...`);
  const { ok, output } = await make(product.command);
  if (!ok) throw new ProductFailed(product.doing, output);
  if (product.showsOutput && output.trim() !== '') log(output.trim());
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await state());
}

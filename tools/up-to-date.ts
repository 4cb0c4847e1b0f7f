import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from './content-hash';
import { program, run, type Run } from './run';

/** Something made from files of the project. */
interface Product {
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

/** What the compiler writes into `src/generated/`. */
export const generated: Product = {
  name: 'generated',
  doing: 'Compiling the descriptors',
  inputs: ['lib', 'codegen', 'descriptors', 'openapi', 'schemas', 'package-lock.json'],
  outputs: ['src/generated'],
  command: program('tsx/dist/cli.mjs', 'codegen/cli.ts'),
  showsOutput: true,
};

/** What the console is made of, in the order in which it is made. */
export const products: readonly Product[] = [
  generated,
  {
    name: 'built',
    doing: 'Building the console',
    inputs: [
      'lib',
      'src',
      'public',
      'descriptors/console.json',
      'descriptors/header.json',
      'index.html',
      'info.html',
      'logout.html',
      'vite.config.ts',
      'tools/stubs',
      'tools/build-records.ts',
      'tools/chunks.ts',
      'tools/compressed-files.ts',
      'tools/headers-file.ts',
      'tools/page-names.ts',
      'tools/preloads.ts',
      'tools/server/policy.ts',
      'tools/source-version.ts',
      'tools/unused-components.ts',
      'tools/unused-styles.ts',
      'tools/version-file.ts',
      'package-lock.json',
    ],
    outputs: ['dist', '.cache/build'],
    command: program('vite/bin/vite.js', 'build'),
  },
];

/** The page of the Studio, which the dev server serves. */
export const studioPage: Product = {
  name: 'studio',
  doing: 'Building the Studio',
  inputs: ['lib', 'studio', 'src/ui', 'src/styles', 'tools/stubs', 'tools/studio-page.config.ts', 'package-lock.json'],
  outputs: ['.cache/studio'],
  command: program('vite/bin/vite.js', 'build', '--config', 'tools/studio-page.config.ts'),
};

/** A product could not be made. */
export class ProductFailed extends Error {
  constructor(doing: string, output: string) {
    super(`${doing} failed.\n\n${output.trim()}`);
  }
}

/** How a product is made and what is told about it. */
export interface Making {
  readonly root: string;
  readonly log: (line: string) => void;
  readonly make?: (command: readonly string[]) => Promise<Run>;
}

/** Makes those products that are missing or made from other files than there are now. */
export async function bringUpToDate(list: readonly Product[], making: Making): Promise<void> {
  for (const product of list) await bringOneUpToDate(product, making);
}

async function bringOneUpToDate(product: Product, { root, log, make = (command) => run(command, root) }: Making) {
  const stamp = join(root, '.cache', `${product.name}.hash`);
  const state = () => contentHash(root, [...product.inputs, ...product.outputs]);
  const known = await readFile(stamp, 'utf8').catch(() => undefined);
  if (known === (await state())) return;
  log(`${product.doing} ...`);
  const { ok, output } = await make(product.command);
  if (!ok) throw new ProductFailed(product.doing, output);
  if (product.showsOutput && output.trim() !== '') log(output.trim());
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await state());
}

import { readFileSync } from 'node:fs';
import { createCompiler, type Compiler } from '~/codegen/compile';
import { readFolders } from '~/codegen/host/read-sources';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';
import type { Layout } from '~/codegen/language/layout';
import type { Sources } from '~/codegen/language/model';

/** Folder of the console that `create-descry` copies. */
export const template = 'packages/create-descry/template';

/** Where a console has its files that has installed the package. */
const layout: Layout = {
  descriptors: 'descriptors/',
  documents: 'openapi/',
  schemas: 'node_modules/descry/schemas/',
  generated: 'generated/',
  publicFiles: 'public/',
};

/** The compiler as it is installed for a console. */
export const installedCompiler: Compiler = createCompiler(new KindTable(kinds, layout));

/** The sources of a console in a folder, with the schemas where the package has them. */
export function sourcesIn(folder: string): Sources {
  const schemas = [...readFolders('.', ['schemas']).sources];
  return new Map([
    ...readFolders(folder, ['descriptors', 'openapi']).sources,
    ...schemas.map(([path, bytes]) => [`node_modules/descry/${path}`, bytes] as const),
  ]);
}

/** A package file, as far as tests read it. */
export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Reads the package file of a folder. */
export function packageOf(folder: string): PackageFile {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

import { createCompiler, type Compiler } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';
import type { Layout } from '~/codegen/language/layout';
import type { Diagnostic, Sources } from '~/codegen/language/model';

const fleet = await readProjectFolder(`${process.cwd()}/examples/fleet`);

/** The console of the example alone, whatever other roots it has. */
const { roots: _roots, ...alone }: Layout = fleet.layout;
const files = readSources(fleet.root, alone).sources;

/** The example with two teams beside it, of which one has its folder elsewhere. */
const teams: Layout = {
  ...alone,
  owner: { name: 'Fleet team' },
  roots: [
    { name: 'care', folder: '../care/', owner: { name: 'Care team', contact: '#care' } },
    { name: 'audit', folder: 'audit/', owner: { name: 'Audit team' } },
  ].toSorted((left, right) => (left.name < right.name ? -1 : 1)),
};

/** The sources of the example with further files, as text or as JSON; they may replace files of it. */
export function withFiles(given: Readonly<Record<string, unknown>>, before: Sources = files): Sources {
  const written = Object.entries(given).map(([path, value]): [string, Uint8Array] => [
    path,
    new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)),
  ]);
  return new Map([...before, ...written]);
}

/** A compiler for the example and its teams. */
export function teamCompiler(layout: Layout = teams): Compiler {
  return createCompiler(new KindTable(kinds, layout));
}

/** What is wrong, as `file:line code message`. */
export function inLines(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
}

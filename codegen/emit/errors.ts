import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject, type CompiledObject } from './compiled-value';
import { header, target, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from './print';

/** `errors.ts`: the rows of `errors.json`, most special first, so that the first that fits decides. */
export function* emitErrors(project: Project): Iterable<EmittedFile> {
  for (const descriptor of project.of('errors')) {
    const imports = new Imports('./');
    imports.type('descriptor-types', 'ErrorRow');
    const rows = compiledList(compiledValue(descriptor, project, imports), 'rows').filter(isCompiledObject);
    yield {
      path: `${target}errors.ts`,
      text: `${header(descriptor.file.path)}${imports.print()}
/** What failed calls mean: the first row that fits decides. */
export const errorRows: readonly ErrorRow[] = ${print([...rows].sort(bySpeciality))};
`,
    };
  }
}

/** Rows of equal rank keep their order. */
function bySpeciality(left: CompiledObject, right: CompiledObject): number {
  const [ranks, others] = [speciality(left), speciality(right)];
  const first = ranks.findIndex((rank, index) => rank !== others[index]);
  return first < 0 ? 0 : (others[first] ?? 0) - (ranks[first] ?? 0);
}

/** With a status before without; operation before the longest prefix before any; then number, exact status. */
function speciality({ operation, prefix, number, status }: CompiledObject): readonly number[] {
  const place = operation === undefined ? (typeof prefix === 'string' ? prefix.length : 0) : Infinity;
  const exact = typeof status === 'number' || status === 'none';
  return [status === undefined ? 0 : 1, place, number === undefined ? 0 : 1, exact ? 1 : 0];
}

import type { Project } from '../1-parse/project';
import { byErrorOrder } from '../2-analyze/analysis';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from '../language/print';

/** `errors.ts`: the rows of `errors.json`, most special first, so that the first that fits decides. */
export function* emitErrors(project: Project): Iterable<EmittedFile> {
  for (const descriptor of project.of('errors')) {
    const imports = new Imports('./');
    imports.type('descriptor-types', 'ErrorRow');
    const rows = compiledList(compiledValue(project, descriptor, imports), 'rows').filter(isCompiledObject);
    yield {
      path: `${consoleFolder}errors.ts`,
      text: `${header(descriptor.file.path)}${imports.print()}
/** What failed calls mean: the first row that fits decides. */
export const errorRows: readonly ErrorRow[] = ${print(rows.toSorted(byErrorOrder))};
`,
    };
  }
}

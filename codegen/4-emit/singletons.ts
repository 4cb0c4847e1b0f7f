import type { ConstantOutput, Kind } from '../language/kinds';
import { print } from '../language/print';
import type { Project } from '../1-parse/project';
import { compiledValue } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';

/** `console.ts`, `header.ts` ...: the singletons whose module is a constant. */
export function* emitSingletons(project: Project): Iterable<EmittedFile> {
  for (const { kind, output } of project.kinds.entries) {
    if (output.as === 'constant') yield* emitSingleton(project, kind, output);
  }
}

function* emitSingleton(
  project: Project,
  kind: Kind,
  { type, name, about, whenAbsent }: ConstantOutput,
): Iterable<EmittedFile> {
  const descriptor = project.find(kind, kind);
  const imports = new Imports('./');
  imports.type('descriptor-types', type);
  const value = descriptor ? compiledValue(project, descriptor, imports) : whenAbsent;
  if (value === undefined) return;
  yield {
    path: `${consoleFolder}${kind}.ts`,
    text: `${header(descriptor?.file.path ?? 'descriptors/')}${imports.print()}
/** ${about} */
export const ${name}: ${type} = ${print(value)};
`,
  };
}

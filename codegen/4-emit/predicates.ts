import type { Project } from '../1-parse/project';
import { compiledValue, isCompiledObject } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print, quote, type Printable } from '../language/print';

/** `predicates.ts`: the named conditions and rules as functions. */
export function* emitPredicates(project: Project): Iterable<EmittedFile> {
  for (const descriptor of project.of('predicates')) {
    const imports = new Imports('./');
    imports.type('types', 'Expression');
    const { predicates, rules } = compiledValue(project, descriptor, imports);
    const conditions: Record<string, Printable> = {};
    for (const [name, predicate] of Object.entries(isCompiledObject(predicates) ? predicates : {})) {
      if (isCompiledObject(predicate)) conditions[name] = predicate.when ?? null;
    }
    for (const [name, rule] of Object.entries(isCompiledObject(rules) ? rules : {})) {
      if (isCompiledObject(rule)) conditions[name] = rule.value ?? null;
    }
    yield {
      path: `${consoleFolder}predicates.ts`,
      text: `${header(descriptor.file.path)}${imports.print('./predicates')}
/** Name of a condition or rule. */
export type PredicateName = ${Object.keys(conditions).map(quote).join(' | ') || 'never'};

const p: Readonly<Record<PredicateName, Expression>> = ${print(conditions)};

/** The named conditions and rules. */
export { p as predicates };
`,
    };
  }
}

import type { Descriptor, Diagnostic, Kind } from '../model';
import { maxDiagnostics } from '../parse/scan';
import type { Project, Rule } from '../project';

/** A rule that looks at one descriptor at a time and at nothing else: what it says of an unchanged one is remembered. */
export function local(
  kinds: readonly Kind[],
  check: (descriptor: Descriptor, project: Pick<Project, 'marks'>) => Iterable<Diagnostic>,
): Rule {
  const known = new WeakMap<Descriptor, readonly Diagnostic[]>();
  return function* (project) {
    for (const descriptor of kinds.flatMap((kind) => project.of(kind))) {
      const diagnostics = known.get(descriptor) ?? first(check(descriptor, project));
      known.set(descriptor, diagnostics);
      yield* diagnostics;
    }
  };
}

/**
 * A rule that looks at one descriptor at a time, at the contract and at descriptors of other kinds: what it says of an
 * unchanged one is remembered for as long as those are the same.
 */
export function dependent(
  on: readonly Kind[],
  check: (descriptor: Descriptor, project: Project) => Iterable<Diagnostic>,
): Rule {
  let origin: readonly object[] = [];
  let known = new WeakMap<Descriptor, readonly Diagnostic[]>();
  return function* (project) {
    const now = [project.contract.operations, ...on.flatMap((kind) => project.of(kind))];
    if (now.length !== origin.length || now.some((one, index) => one !== origin[index])) known = new WeakMap();
    origin = now;
    for (const descriptor of project.descriptors) {
      const diagnostics = known.get(descriptor) ?? first(check(descriptor, project));
      known.set(descriptor, diagnostics);
      yield* diagnostics;
    }
  };
}

function first(all: Iterable<Diagnostic>): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const diagnostic of all) {
    diagnostics.push(diagnostic);
    if (diagnostics.length === maxDiagnostics) break;
  }
  return diagnostics;
}

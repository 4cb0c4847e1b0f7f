import type { Descriptor, Diagnostic, Kind } from '../model';
import type { Project, Rule } from '../project';

/** A rule that looks at one descriptor at a time and at nothing else: what it says of an unchanged one is remembered. */
export function local(
  kinds: readonly Kind[],
  check: (descriptor: Descriptor, project: Pick<Project, 'marks'>) => Iterable<Diagnostic>,
): Rule {
  const known = new WeakMap<Descriptor, readonly Diagnostic[]>();
  return function* (project) {
    for (const descriptor of kinds.flatMap((kind) => project.of(kind))) {
      const diagnostics = known.get(descriptor) ?? [...check(descriptor, project)];
      known.set(descriptor, diagnostics);
      yield* diagnostics;
    }
  };
}

import type { Kind } from '../language/kinds';
import type { Descriptor, DescriptorOf, Diagnostic } from '../language/model';
import { query } from '../memo';
import { cutOff } from '../1-parse/cut-off';
import { finding } from '../diagnostics/finding';
import type { Project, Rule } from '../1-parse/project';

/**
 * A rule about one descriptor at a time, of some kinds. What it finds is remembered until something that it read
 * changes.
 */
export function perDescriptor<K extends Kind>(
  kinds: readonly K[],
  check: (project: Project, descriptor: DescriptorOf<K>) => Iterable<Diagnostic>,
): Rule {
  return ruleAbout((project) => kinds.flatMap((kind) => project.of(kind)), check);
}

/** A rule about one descriptor at a time, of every kind. */
export function perEveryDescriptor(check: (project: Project, descriptor: Descriptor) => Iterable<Diagnostic>): Rule {
  return ruleAbout((project) => project.descriptors, check);
}

function ruleAbout<D extends Descriptor>(
  descriptorsOf: (project: Project) => readonly D[],
  check: (project: Project, descriptor: D) => Iterable<Diagnostic>,
): Rule {
  const diagnosticsOf = query((project: Project, descriptor: D) =>
    cutOff(descriptor.file.path, check(project, descriptor), ({ code }) => finding('rule/too-many', { code })),
  );
  return function* (project) {
    for (const descriptor of descriptorsOf(project)) {
      const found = diagnosticsOf(project, descriptor);
      if (found.length > 0) yield* found;
    }
  };
}

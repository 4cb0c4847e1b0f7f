import type { Kind } from '../language/kinds';
import type { Descriptor, DescriptorOf, Diagnostic } from '../language/model';
import { query } from '../memo';
import { cutOff } from '../1-parse/cut-off';
import { finding } from '../diagnostics/finding';
import type { Project, Rule } from '../1-parse/project';

/** A rule about one descriptor at a time. */
export interface DescriptorRule extends Rule {
  /** What it finds in one. */
  readonly findingsIn: (project: Project, descriptor: Descriptor) => readonly Diagnostic[];
}

/**
 * A rule about one descriptor at a time, of some kinds. What it finds is remembered until something that it read
 * changes.
 */
export function perDescriptor<K extends Kind>(
  kinds: readonly K[],
  check: (project: Project, descriptor: DescriptorOf<K>) => Iterable<Diagnostic>,
): DescriptorRule {
  const names: ReadonlySet<Kind> = new Set(kinds);
  return ruleAbout((descriptor): descriptor is DescriptorOf<K> => names.has(descriptor.kind), check);
}

/** A rule about one descriptor at a time, of every kind. */
export function perEveryDescriptor(
  check: (project: Project, descriptor: Descriptor) => Iterable<Diagnostic>,
): DescriptorRule {
  return ruleAbout(isDescriptor, check);
}

function isDescriptor(_descriptor: Descriptor): _descriptor is Descriptor {
  return true;
}

const none: readonly Diagnostic[] = [];

function ruleAbout<D extends Descriptor>(
  isAbout: (descriptor: Descriptor) => descriptor is D,
  check: (project: Project, descriptor: D) => Iterable<Diagnostic>,
): DescriptorRule {
  const diagnosticsOf = query((project: Project, descriptor: D) =>
    cutOff(descriptor.file.path, check(project, descriptor), ({ code }) => finding('rule/too-many', { code })),
  );
  const findingsIn = (project: Project, descriptor: Descriptor) =>
    isAbout(descriptor) ? diagnosticsOf(project, descriptor) : none;
  const rule = (project: Project) => project.descriptors.flatMap((descriptor) => findingsIn(project, descriptor));
  return Object.assign(rule, { findingsIn });
}

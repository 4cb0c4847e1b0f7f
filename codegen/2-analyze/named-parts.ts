import { isList, isRecord } from '~/lib/json';
import { stepsOf } from '../language/address';
import type { Descriptor, DescriptorOf, Json, Path } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';

/**
 * The descriptor that a companion is about: `drawers/url.json` of `drawers/url.scenarios.json`. That of an extension is
 * about the descriptor with its extensions.
 */
export function describedBy(project: Project, companion: Descriptor): Descriptor | undefined {
  const about = project.kinds.parseDescriptorPath(`${companion.id}.json`);
  const found = 'problem' in about ? undefined : project.find(about.kind, about.id);
  return found?.kind === 'extension' ? extendedBy(project, found) : found;
}

/** The descriptor that an extension adds to. */
export function extendedBy(project: Project, extension: DescriptorOf<'extension'>): Descriptor | undefined {
  const named = project.kinds.parseDescriptorPath(`${extension.authored.extends ?? ''}.json`);
  return 'problem' in named ? undefined : project.find(named.kind, named.id);
}

/**
 * The parts of a descriptor by their addresses, in document order: objects, and texts that people see. An address has
 * ids instead of positions, e.g. `tabs.basic.fields.host`.
 */
export const namedParts = query((project: Project, descriptor: Descriptor): ReadonlyMap<string, Path> => {
  const parts = new Map<string, Path>();
  const add = (path: Path): void => {
    const address = stepsOf(descriptor, path).join('.');
    if (path.length > 0 && !parts.has(address)) parts.set(address, path);
  };
  const visit = (value: Json | undefined, path: Path): void => {
    if (isList(value)) for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
    if (!isRecord(value)) return;
    add(path);
    for (const [name, below] of Object.entries(value)) visit(below, [...path, name]);
  };
  visit(descriptor.value, []);
  for (const { mark, path } of project.marks(descriptor)) if (mark.is === 'text') add(path);
  return parts;
});

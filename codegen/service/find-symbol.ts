import type { Project } from '../1-parse/project';
import { descriptorFolder } from '../language/kind-table';
import type { Descriptor } from '../language/model';
import { occurrencesByKey, occurrencesIn } from './occurrences';
import type { Location } from './service';
import { symbolKey, type NamedSymbol, type Occurrence } from './symbols';

/** The descriptor of a file, if it parsed. */
export function descriptorOf(project: Project, file: string): Descriptor | undefined {
  const identity = project.kinds.parseDescriptorPath(file.slice(descriptorFolder.length));
  if (!file.startsWith(descriptorFolder) || 'problem' in identity) return undefined;
  return project.find(identity.kind, identity.id);
}

/** The symbol at an offset of a file, and where exactly it is written. */
export function occurrenceAt(project: Project, file: string, offset: number): Occurrence | undefined {
  const descriptor = descriptorOf(project, file);
  const found = descriptor ? occurrencesIn(project, descriptor) : [];
  return found.find(({ range }) => range.length > 0 && range.offset <= offset && offset <= range.offset + range.length);
}

/** All places of a symbol. */
export function occurrencesOf(project: Project, symbol: NamedSymbol): readonly Occurrence[] {
  return occurrencesByKey(project).get(symbolKey(symbol)) ?? [];
}

/** Where a symbol is declared: an operation in the documents of the contract, all else in descriptors. */
export function declarationOf(
  project: Project,
  symbol: NamedSymbol,
  textOf: (file: string) => string | undefined,
): Location | undefined {
  const declared = occurrencesOf(project, symbol).find((one) => one.isDeclaration);
  if (declared) return locationOf(declared);
  const operation = symbol.list === 'operation' ? project.contract.operations.get(symbol.name) : undefined;
  const written = operation && new RegExp(`operationId:\\s*['"]?(${operation.id})['"]?\\s*$`, 'dm');
  const [, range] = (operation && written?.exec(textOf(operation.file) ?? '')?.indices) ?? [];
  return operation && range && { file: operation.file, offset: range[0], length: range[1] - range[0] };
}

/** Where an occurrence is. */
export function locationOf({ descriptor, range }: Occurrence): Location {
  return { file: descriptor.file.path, ...range };
}

import type { Project } from '../1-parse/project';
import { offsetIn, writtenAt } from '../diagnostics/locate';
import type { Descriptor } from '../language/model';
import { engineMessages, extendedBy } from '../2-analyze/analysis';
import { occurrencesByKey, occurrencesIn } from './occurrences';
import type { Location } from './service';
import { rangeInside } from './symbol-range';
import { symbolKey, type NamedSymbol, type Occurrence } from './symbols';

/** The descriptor of a file, if it parsed. */
export function descriptorOf(project: Project, file: string): Descriptor | undefined {
  const identity = project.kinds.identityOf(file);
  return identity && project.find(identity.kind, identity.id);
}

/** The symbol at an offset of a file, and where exactly it is written. */
export function occurrenceAt(project: Project, file: string, offset: number): Occurrence | undefined {
  const descriptor = descriptorOf(project, file);
  const target = descriptor?.kind === 'extension' ? extendedBy(project, descriptor) : undefined;
  for (const one of [descriptor, target]) {
    const at = one && offsetIn(one.file, file, offset);
    const isHere = ({ range }: Occurrence): boolean =>
      at !== undefined && range.length > 0 && range.offset <= at && at <= range.offset + range.length;
    const found = one && occurrencesIn(project, one).find(isHere);
    if (found) return found;
  }
  return undefined;
}

/** All places of a symbol. */
export function occurrencesOf(project: Project, symbol: NamedSymbol): readonly Occurrence[] {
  return occurrencesByKey(project).get(symbolKey(symbol)) ?? [];
}

/** Where a symbol of descriptors is declared. */
export function declarationOf(project: Project, symbol: NamedSymbol): Location | undefined {
  const declared = occurrencesOf(project, symbol).find((one) => one.isDeclaration);
  return declared ? locationOf(declared) : engineText(project, symbol);
}

/** Where a text of the engine is. */
function engineText(project: Project, { list, name }: NamedSymbol): Location | undefined {
  const texts = project.engineTexts('en');
  if (list !== 'message' || !texts || !engineMessages(project).has(name)) return undefined;
  return { file: texts.file.path, ...rangeInside(texts, ['shared', name], true) };
}

/** Where an occurrence is. */
export function locationOf({ descriptor, range }: Occurrence): Location {
  const { file, offset } = writtenAt(descriptor.file, range.offset);
  return { file: file.path, offset, length: range.length };
}

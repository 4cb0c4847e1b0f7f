import { describedBy, namedParts } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { valueAt } from '../language/address';
import type { Descriptor, Path } from '../language/model';
import { rangeInside, symbolOf } from './symbol-range';
import type { Occurrence } from './symbols';

/** The ids that a descriptor gives its parts: each declares the address of the part. A tab of a drawer has its list. */
export function* declaredParts(project: Project, descriptor: Descriptor): Iterable<Occurrence> {
  if (descriptor.kind === 'scenarios' || project.kinds.row(descriptor.kind).skipsIdCheck) return;
  for (const [address, path] of namedParts(project, descriptor)) {
    const id = valueAt(descriptor.written, [...path, 'id']);
    if (typeof path.at(-1) !== 'number' || typeof id !== 'string') continue;
    const range = rangeInside(descriptor, [...path, 'id']);
    yield { symbol: symbolOf('part', address, descriptor), descriptor, range, isDeclaration: true };
  }
}

/** A part that scenarios name belongs to the descriptor that they are about. */
export function usedPart(project: Project, scenarios: Descriptor, address: string, path: Path): Occurrence {
  const symbol = symbolOf('part', address, describedBy(project, scenarios) ?? scenarios);
  return { symbol, descriptor: scenarios, range: rangeInside(scenarios, path), isDeclaration: false };
}

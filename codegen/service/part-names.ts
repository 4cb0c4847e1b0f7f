import { describedBy, namedParts } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { valueAt } from '../language/address';
import type { Descriptor, Path } from '../language/model';
import { rangeInside, symbolOf } from './symbol-range';
import { symbolLists, type Occurrence } from './symbols';

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

/** The name of the file that an extension adds to, such as `sensors` of `screens/sensors`. */
export function extendedName(project: Project, extension: Descriptor, name: string, path: Path): Occurrence {
  const range = rangeInside(extension, path);
  const named = project.kinds.parseDescriptorPath(`${name}.json`);
  const byId = 'problem' in named || project.kinds.row(named.kind).reference?.by !== 'id' ? undefined : named;
  const list = byId && symbolLists.find((one) => one === byId.kind);
  const start = name.length - (byId?.id.length ?? 0);
  return byId && list
    ? {
        symbol: { list, name: byId.id },
        ...{ descriptor: extension, isDeclaration: false },
        range: { offset: range.offset + start, length: range.length - start },
      }
    : { symbol: symbolOf('extensible', name, extension), descriptor: extension, range, isDeclaration: false };
}

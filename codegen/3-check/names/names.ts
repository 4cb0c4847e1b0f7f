import { diagnose } from '../../diagnostics/diagnostic';
import { hint, type Finding } from '../../diagnostics/finding';
import { symbolTable, usedNames } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import type { Descriptor, Json, Path } from '../../language/model';
import type { NameKind } from '../../language/names';
import { perEveryDescriptor } from '../per-descriptor';
import { renamedTo, unknownPart } from '../scenarios/unknown-part';
import { unknownName } from './unknown-name';
import { unknownObject } from './unknown-object';

/** Every name is in its closed list. */
export const names = perEveryDescriptor(function* (project, descriptor) {
  for (const used of usedNames(project, descriptor)) {
    const list = symbolTable(project, used.of, descriptor);
    if (!list || list.has(String(used.name))) continue;
    yield diagnose(descriptor, used.path, unknownIn(project, descriptor, used, list));
  }
});

function unknownIn(
  project: Project,
  descriptor: Descriptor,
  { of, name, path }: { readonly of: NameKind; readonly name: Json; readonly path: Path },
  list: ReadonlySet<string>,
): Finding {
  if (of === 'part') return unknownPart(project, descriptor, String(name), path);
  if (of === 'drawer') return unknownObject(project, descriptor, { name, path });
  const found = unknownName(of, name, list);
  const [meant, ...others] = found.fix === undefined ? meantNames(project, descriptor, { of, name }) : [];
  const isOnly = meant !== undefined && others.length === 0;
  return isOnly ? { ...found, hint: hint('nearest', { name: meant }), fix: meant } : found;
}

/** What can be meant by a name that is like none of its list. */
function meantNames(
  project: Project,
  descriptor: Descriptor,
  { of, name }: { readonly of: NameKind; readonly name: Json },
): readonly string[] {
  if (of === 'tab')
    return (
      renamedTo(project, descriptor, `tabs.${String(name)}`)
        ?.split('.')
        .slice(1) ?? []
    );
  if (of !== 'property' || descriptor.kind !== 'form') return [];
  // Every property has a line.
  const { layout = [], schema } = descriptor.authored;
  const drawn = new Set(layout.map((line) => line?.property));
  return Object.keys(schema?.properties ?? {}).filter((property) => !drawn.has(property));
}

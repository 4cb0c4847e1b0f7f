import { hint, type Finding } from '../../diagnostics/finding';
import { spanOf } from '../../diagnostics/locate';
import type { Descriptor, Json, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { unknownName } from './unknown-name';

/**
 * The finding for a search type that no drawer has. Numbers have nothing to compare, so drawers are named with them.
 * Who writes the name of a drawer means its number.
 */
export function unknownObject(
  project: Project,
  { root }: Descriptor,
  { name, path }: { readonly name: Json; readonly path: Path },
): Finding {
  const drawers = project.of('drawer').flatMap((drawer) => {
    const { searchType } = drawer.authored;
    return searchType === undefined ? [] : [{ drawer, searchType }];
  });
  const named = drawers.find(({ drawer }) => drawer.id === name);
  if (named) {
    const type = JSON.stringify(named.searchType);
    const advice = hint('nearest-type', { type, file: named.drawer.file.path });
    return { ...unknownName('drawer', name, []), hint: advice, fix: { ...spanOf(root, path), text: type } };
  }
  const types = drawers.map(({ searchType }) => String(searchType));
  if (typeof name === 'string') return unknownName('drawer', name, types);
  const collator = new Intl.Collator('en', { numeric: true });
  const listed = drawers
    .map(({ drawer, searchType }) => `${searchType} (${drawer.id})`)
    .toSorted((left, right) => collator.compare(left, right));
  return unknownName('drawer', name, listed);
}

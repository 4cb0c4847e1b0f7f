import { didYouMean } from '~/lib/did-you-mean';
import { finding, hint, type Finding } from '../../diagnostics/finding';
import { isPublished } from '../../language/layout';
import type { Descriptor, Path } from '../../language/model';
import { stepsOf } from '../../language/address';
import type { Project } from '../../1-parse/project';
import { describedBy, namedParts, usedNames } from '../../2-analyze/analysis';
import { removalOfExpectation } from './expectation';

/**
 * The finding for a part that scenarios name and their descriptor does not have. It is the one that moved, if just one
 * has the same id in another list and nobody names it yet, else the one that is spelt alike, else it is gone.
 */
export function unknownPart(project: Project, scenarios: Descriptor, name: string, path: Path): Finding {
  const unknown = finding('name/part', { name: JSON.stringify(name) });
  const about = describedBy(project, scenarios);
  if (!about) return unknown;
  const meant = movedPart(project, { scenarios, about }, name) ?? nearestPart(project, about, name);
  if (meant !== undefined) return { ...unknown, hint: hint('nearest', { name: meant }), fix: meant };
  // The rest of a descriptor can be where it is not seen: in the root of another team, or in a file with a mistake.
  if (project.broken.length > 0 || isPublished(project.kinds.layout, about.file.path)) return unknown;
  const fix = removalOfExpectation(scenarios.root, path);
  return { ...unknown, hint: hint(fix ? 'part-gone' : 'last-part-gone'), ...(fix && { fix }) };
}

/** The only part with this id in a list of the same name; nothing if the scenarios name it for itself already. */
function movedPart(
  project: Project,
  { scenarios, about }: { readonly scenarios: Descriptor; readonly about: Descriptor },
  name: string,
): string | undefined {
  const [only, ...others] = [...namedParts(project, about)].flatMap(([address, path]) => {
    const list = path.findLastIndex((step) => typeof step === 'number') - 1;
    const tail = stepsOf(about, path).slice(Math.max(0, list)).join('.');
    return list > 0 && name.endsWith(`.${tail}`) ? [address] : [];
  });
  const isNamed = usedNames(project, scenarios).some((used) => used.of === 'part' && used.name === only);
  return others.length > 0 || isNamed ? undefined : only;
}

/** The part that is spelt alike, among those in the innermost part or list that the name leads into. */
function nearestPart(project: Project, about: Descriptor, name: string): string | undefined {
  const parts = [...namedParts(project, about)];
  const holders = parts.map(([, path]) => stepsOf(about, path.slice(0, -1)).join('.'));
  const holder = holders.reduce(
    (best, one) => (one.length > best.length && name.startsWith(`${one}.`) ? one : best),
    '',
  );
  const start = holder === '' ? 0 : holder.length + 1;
  const inside = parts.flatMap(([address]) => (holder === '' || address.startsWith(`${holder}.`) ? [address] : []));
  const nearest = didYouMean(
    name.slice(start),
    inside.map((address) => address.slice(start)),
  );
  return nearest && name.slice(0, start) + nearest;
}

import { didYouMean } from '~/lib/did-you-mean';
import { finding, hint, type Finding } from '../../diagnostics/finding';
import { isPublished } from '../../language/layout';
import type { Descriptor, Path } from '../../language/model';
import { addressOf, stepsOf } from '../../language/address';
import type { Project } from '../../1-parse/project';
import { describedBy, namedParts, usedNames } from '../../2-analyze/analysis';
import { renamedTexts } from '../texts/translations';
import { removalOfExpectation } from './expectation';

/**
 * The finding for a part that scenarios name and their descriptor does not have. It is the one that moved, if just one
 * has the same id in another list and nobody names it yet, else the one that is spelt alike, else it is gone.
 */
export function unknownPart(project: Project, scenarios: Descriptor, name: string, path: Path): Finding {
  const unknown = finding('name/part.one', { name: JSON.stringify(name) });
  const about = describedBy(project, scenarios);
  if (!about) return unknown;
  const parts = { scenarios, about };
  const meant =
    movedPart(project, parts, name) ??
    renamedPart(project, parts, name) ??
    nearestPart(project, about, name) ??
    samePart(project, parts, name);
  if (meant !== undefined) return { ...unknown, hint: hint('nearest', { name: meant }), fix: meant };
  // The rest of a descriptor can be where it is not seen: in the root of another team, or in a file with a mistake.
  if (project.broken.length > 0 || isPublished(project.kinds.layout, about.file.path)) return unknown;
  const fix = removalOfExpectation(scenarios.root, path);
  return { ...unknown, hint: hint(fix ? 'part-gone' : 'last-part-gone'), ...(fix && { fix }) };
}

interface Parts {
  readonly scenarios: Descriptor;
  readonly about: Descriptor;
}

/** The part that has another id now, as the translations of its texts tell, or the parts in it that scenarios name. */
function renamedPart(project: Project, { scenarios, about }: Parts, name: string): string | undefined {
  const below = `${name}.`;
  const inside = usedNames(project, scenarios).flatMap((used) => {
    const from = String(used.name);
    const to =
      used.of === 'part' && from.startsWith(below) ? movedPart(project, { scenarios, about }, from) : undefined;
    return to === undefined ? [] : [[from, to]];
  });
  return renamedTo(project, about, name, inside);
}

/**
 * The address that a part has now whose id is another one, as the translations of its texts tell; `further` are
 * addresses of parts in it before and now.
 */
export function renamedTo(
  project: Project,
  about: Descriptor,
  name: string,
  further: readonly (readonly string[])[] = [],
): string | undefined {
  const start = `${addressOf(about, [])}.`;
  const translated = renamedTexts(project).flatMap(([from, to]) =>
    from.startsWith(`${start}${name}.`) && to.startsWith(start)
      ? [[from, to].map((one) => one.slice(start.length))]
      : [],
  );
  const known = namedParts(project, about);
  for (const [from = '', to = ''] of [...translated, ...further]) {
    const rest = from.slice(name.length);
    const now = to.slice(0, -rest.length);
    if (to.endsWith(rest) && known.has(now)) return now;
  }
  return undefined;
}

/** The only part of the descriptor that ends like the name and that scenarios do not name yet. */
function samePart(project: Project, { scenarios, about }: Parts, name: string): string | undefined {
  const last = name.slice(name.lastIndexOf('.'));
  const [only, ...others] = [...namedParts(project, about).keys()].filter((address) => address.endsWith(last));
  const isNamed = usedNames(project, scenarios).some((used) => used.of === 'part' && used.name === only);
  return others.length > 0 || isNamed || last === name ? undefined : only;
}

/** The only part with this id in a list of the same name; nothing if the scenarios name it for itself already. */
function movedPart(project: Project, { scenarios, about }: Parts, name: string): string | undefined {
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

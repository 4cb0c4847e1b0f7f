import type { Descriptor, Json, Path } from '../model';
import { isObject } from '../parse/schema';
import type { Project } from '../project';
import { checkedExpression } from './expressions';

/**
 * The sources that the expressions of a descriptor read, as far as `group` sorts them: it names the group of a path,
 * or none. Sources that the named ones read themselves come with them; the order is that of the descriptor.
 */
export function needs<Group>(
  descriptor: Descriptor,
  project: Project,
  group: (path: Path) => Group | undefined,
): ReadonlyMap<Group, readonly string[]> {
  const sources = namesOfSources(descriptor.value);
  const bySource = new Map(sources.map((name): [string, Set<string>] => [name, new Set()]));
  const byGroup = new Map<Group, Set<string>>();
  for (const marked of sources.length > 0 ? project.marks(descriptor) : []) {
    const { mark, path, value } = marked;
    if ((mark.is !== 'expression' && mark.is !== 'binding') || typeof value !== 'string') continue;
    const found = path[0] === 'sources' ? bySource.get(String(path[1])) : setOf(byGroup, group(path));
    for (const read of found ? checkedExpression(project, descriptor, marked).reads : []) found?.add(read);
  }
  return new Map(
    [...byGroup].map(([name, direct]) => {
      const all = closure(direct, bySource);
      return [name, sources.filter((source) => all.has(source))];
    }),
  );
}

function setOf<Group>(sets: Map<Group, Set<string>>, group: Group | undefined): Set<string> | undefined {
  if (group === undefined) return undefined;
  const set = sets.get(group) ?? new Set();
  sets.set(group, set);
  return set;
}

function namesOfSources(value: Json): readonly string[] {
  const sources = isObject(value) ? value.sources : undefined;
  return isObject(sources) ? Object.keys(sources) : [];
}

/** A set grows while it is gone through, so what is added is visited too. */
function closure(names: ReadonlySet<string>, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) for (const further of next.get(name) ?? []) all.add(further);
  return all;
}

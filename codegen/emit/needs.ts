import type { Descriptor, Json, MarkedValue, Path } from '../model';
import { isObject } from '../parse/schema';
import type { Emission } from './emitter';

/**
 * The sources that the expressions of a descriptor read, as far as `group` sorts them: it names the group of a path,
 * or none. Sources that the named ones read themselves come with them; the order is that of the descriptor.
 */
export function needs<Group>(
  descriptor: Descriptor,
  { project, expression }: Emission,
  group: (path: Path) => Group | undefined,
): ReadonlyMap<Group, readonly string[]> {
  const sources = namesOfSources(descriptor.value);
  const bySource = new Map(sources.map((name): [string, Set<string>] => [name, new Set()]));
  const byGroup = new Map<Group, Set<string>>();
  const reads = ({ value }: MarkedValue) => (typeof value === 'string' ? expression(value).reads : []);
  for (const marked of sources.length > 0 ? project.marks(descriptor) : []) {
    if (marked.mark.is !== 'expression' && marked.mark.is !== 'binding') continue;
    const [first, second] = marked.path;
    const inSource = first === 'sources' && typeof second === 'string' ? bySource.get(second) : undefined;
    const name = inSource ? undefined : group(marked.path);
    if (!inSource && name === undefined) continue;
    const found = inSource ?? (name === undefined ? undefined : byGroup.get(name)) ?? new Set();
    if (name !== undefined) byGroup.set(name, found);
    for (const read of reads(marked)) if (bySource.has(read)) found.add(read);
  }
  return new Map(
    [...byGroup].map(([name, direct]) => {
      const all = closure(direct, bySource);
      return [name, sources.filter((source) => all.has(source))];
    }),
  );
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

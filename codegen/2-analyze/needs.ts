import { pointerOf } from '../diagnostics/locate';
import type { Descriptor, Path } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';
import { declarationsOf } from './expression/declared-names';
import { expressionsOf } from './expressions';

/**
 * The sources that each part of a descriptor requests as soon as it opens, by the JSON pointer of the part: those that
 * its expressions read, and those that the calls of these sources read. The order is that of the descriptor.
 */
export const needsOf = query((project: Project, descriptor: Descriptor): ReadonlyMap<string, readonly string[]> => {
  const declared = declarationsOf(project, descriptor).filter(({ mark }) => mark.of === 'sources');
  const sources = declared.flatMap(({ value }) => Object.keys(value ?? {}));
  const bySource = new Map(sources.map((name): [string, Set<string>] => [name, new Set()]));
  const groups = new Set(declared.map(({ path }) => path[0]));
  const byPart = new Map<Path, Set<string>>();
  for (const [{ path, requestedBy }, { reads }] of sources.length > 0 ? expressionsOf(project, descriptor) : []) {
    const found = groups.has(path[0]) ? bySource.get(String(path[1])) : requestedBy && setOf(byPart, requestedBy);
    for (const read of reads) found?.add(read);
  }
  return new Map(
    [...byPart].map(([part, direct]) => {
      const all = closure(direct, bySource);
      return [pointerOf(part), sources.filter((source) => all.has(source))];
    }),
  );
});

/** All expressions of a part have the same list of steps to it. */
function setOf(sets: Map<Path, Set<string>>, part: Path): Set<string> {
  const set = sets.get(part) ?? new Set();
  sets.set(part, set);
  return set;
}

/** A set grows while it is gone through, so what is added is visited too. */
function closure(names: ReadonlySet<string>, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) for (const further of next.get(name) ?? []) all.add(further);
  return all;
}

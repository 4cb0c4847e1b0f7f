import { isRecord } from '../../lib/json';
import type { Descriptor, Json, Path } from '../language/model';
import type { NameKind } from '../language/names';
import { globalQuery, isSameList, query } from '../memo';
import type { Project } from '../1-parse/project';

/** A name from a closed list, as a descriptor has it. */
export interface UsedName {
  readonly of: NameKind;
  readonly name: Json;
  /** The path of the name. */
  readonly path: Path;
}

/** The names from closed lists that a descriptor uses, in document order; the message of a text is one of them. */
export const usedNames = query((project: Project, descriptor: Descriptor): readonly UsedName[] =>
  project.marks(descriptor).flatMap(({ mark, path, value }): readonly UsedName[] => {
    if (mark.is === 'name') return [{ of: mark.of, name: value, path }];
    if (mark.is !== 'text' || !isRecord(value) || value.message === undefined) return [];
    return [{ of: 'message', name: value.message, path: [...path, 'message'] }];
  }),
);

/** Names by the name of their list. */
type NamesByList = ReadonlyMap<string, ReadonlySet<string>>;

const namesOfDescriptor = query((project: Project, descriptor: Descriptor): NamesByList => {
  const names = new Map<string, Set<string>>();
  for (const { of, name } of usedNames(project, descriptor)) setOf(names, of).add(String(name));
  return names;
});

/** The names that the descriptors of a project use, by their list. */
export const namesInUse = globalQuery((project: Project): NamesByList => {
  const names = new Map<string, Set<string>>();
  for (const descriptor of project.descriptors) {
    for (const [of, used] of namesOfDescriptor(project, descriptor)) {
      const all = setOf(names, of);
      for (const name of used) all.add(name);
    }
  }
  return names;
}, isSameNames);

function isSameNames(left: NamesByList, right: NamesByList): boolean {
  const partsOf = (names: NamesByList) => [...names].flatMap(([of, used]) => [of, ...used]);
  return isSameList(partsOf(left), partsOf(right));
}

function setOf(sets: Map<string, Set<string>>, of: string): Set<string> {
  const set = sets.get(of) ?? new Set();
  sets.set(of, set);
  return set;
}

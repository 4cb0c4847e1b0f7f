import { expressionsOf } from '../../2-analyze/analysis';
import { pointerOf } from '../../diagnostics/locate';
import type { Project } from '../../1-parse/project';
import type { Descriptor, MarkedValue } from '../../language/model';
import { FieldReader, type FieldPath, type ReadPaths } from '../../service/fields/field-paths';

/** Whether the descriptors read a value, or one that contains it or is contained in it. */
export type IsRead = (path: FieldPath) => boolean;

/** What the descriptors of a project read of answers, through the inputs of panels, dialogs and forms as well. */
export function readFields(project: Project): IsRead {
  const reads: ReadPaths = { whole: new Set(), itself: new Set() };
  const reader = new FieldReader(project, reads);
  /** What is given as an input, by the input. */
  const given = new Map<FieldPath, Set<FieldPath>>();
  for (const descriptor of project.descriptors) {
    const lists = listsOf(project, descriptor);
    for (const [marked, { syntax }] of expressionsOf(project, descriptor)) {
      if (!syntax) continue;
      const values = reader.valuesOf(syntax, reader.namesAt(descriptor, marked.scope));
      const input = inputOf(marked);
      const into = input === undefined ? undefined : (given.get(input) ?? new Set());
      if (input !== undefined && into) given.set(input, into);
      // Of a list whose entries have expressions of their own these say what is read.
      const set = into ?? (lists.has(pointerOf(marked.path)) ? reads.itself : reads.whole);
      for (const path of values) set.add(path);
    }
  }
  followInputs(reads.whole, given);
  followInputs(reads.itself, given);
  return isReadIn(reads);
}

/** The lists of a descriptor whose entries its expressions read as `item`. */
function listsOf(project: Project, descriptor: Descriptor): ReadonlySet<string> {
  return new Set(project.marks(descriptor).flatMap(({ scope }) => (scope.item ? pointerOf(scope.item.list) : [])));
}

function inputOf({ scope: { target }, path }: MarkedValue): FieldPath | undefined {
  return target?.to === 'inputs' ? `${target.of}/${target.id}#.${String(path.at(-1))}` : undefined;
}

/** Adds to the inputs that are read what was given as them, also if that is an input again. */
function followInputs(paths: Set<FieldPath>, given: ReadonlyMap<FieldPath, ReadonlySet<FieldPath>>): void {
  // A set gives the entries that are added while it is read.
  for (const path of paths) {
    const [input = ''] = /^[^#]*#\.[^.[]+/.exec(path) ?? [];
    for (const value of given.get(input) ?? []) {
      const followed = value + path.slice(input.length);
      // A panel may hand its input to itself, with a longer path each time.
      if (followed.length < maxPath) paths.add(followed);
    }
  }
}

const maxPath = 1000;

function isReadIn({ whole, itself }: ReadPaths): IsRead {
  const beginnings = new Set([...whole, ...itself].flatMap(beginningsOf));
  return (path) => beginnings.has(path) || beginningsOf(path).some((beginning) => whole.has(beginning));
}

/** A path and the paths of all that contain its value. */
function beginningsOf(path: FieldPath): readonly FieldPath[] {
  const ends = [...path.matchAll(/(?<=#.*)[.[]|$/g)].map(({ index }) => index);
  return ends.map((end) => path.slice(0, end));
}

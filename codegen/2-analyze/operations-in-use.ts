import type { Project } from '../1-parse/project';
import type { Kind } from '../language/kinds';
import { publishedRootsOf } from '../language/layout';
import type { Descriptor } from '../language/model';
import { globalQuery, isSameList, query } from '../memo';
import type { Operation } from '../1-parse/openapi/contract';
import { inAllDescriptors } from './in-all-descriptors';
import { usedNames } from './names-used';

/** The kinds with rows for operations that others call. */
const aboutOperations: ReadonlySet<Kind> = new Set(['errors', 'response-operations']);

/** Whether the operations that a descriptor names are called. */
export function callsOperations({ kind }: Descriptor): boolean {
  return !aboutOperations.has(kind);
}

const namedOperations = inAllDescriptors(
  query((project: Project, descriptor: Descriptor): readonly string[] =>
    callsOperations(descriptor)
      ? usedNames(project, descriptor).flatMap(({ of, name }) => (of === 'operation' ? [String(name)] : []))
      : [],
  ),
);

/** The operations that the console calls, in the order of the contract. */
export const operationsInUse = globalQuery((project: Project): readonly Operation[] => {
  const named = new Set(namedOperations(project));
  return [...project.contract.operations.values()].filter(({ id }) => named.has(id));
}, isSameList);

const readsOfSources = inAllDescriptors(
  query((project: Project, descriptor: Descriptor): readonly string[] =>
    project.marks(descriptor).flatMap(({ mark, path, value }) => {
      // What the engine reads is not in the cache of answers.
      if (descriptor.kind === 'engine') return [];
      const isRead = mark.is === 'name' && mark.of === 'operation' && mark.readOnly && path.at(-1) === 'operation';
      return isRead ? [String(value)] : [];
    }),
  ),
);

/** The ids of the operations that sources read. */
const readsInUse = globalQuery((project: Project): ReadonlySet<string> => new Set(readsOfSources(project)));

/**
 * Whether no source reads an operation. It is not known where the source may be in a broken file, or in a root of which
 * only its names are published.
 */
export function isSurelyUnread(project: Project, operation: string): boolean {
  const isWhole = project.broken.length === 0 && publishedRootsOf(project.kinds.layout).length === 0;
  return isWhole && !readsInUse(project).has(operation);
}

/**
 * The ids of the reads that are out of date after a call that does not say which: those whose path begins with the path
 * of the call, or is the beginning of it. After `POST /hosts/{id}/lock` these are `GET /hosts` and `GET /hosts/{id}`.
 */
export function changedReads(project: Project, operation: string): readonly string[] {
  const { operations } = project.contract;
  const call = operations.get(operation);
  if (!call || call.safe) return [];
  return [...readsInUse(project)].filter((id) => {
    const read = operations.get(id);
    return read?.safe === true && (isBelow(read.path, call.path) || isBelow(call.path, read.path));
  });
}

/** Whether a path is another one or goes on from it; the names of parameters do not count. */
function isBelow(path: string, start: string): boolean {
  const [longer, shorter] = [stepsOf(path), stepsOf(start)];
  return shorter.length > 0 && shorter.every((step, index) => longer[index] === step);
}

function stepsOf(path: string): readonly string[] {
  return path
    .replaceAll(/\{[^}]*\}/g, '{}')
    .split('/')
    .filter((step) => step !== '');
}

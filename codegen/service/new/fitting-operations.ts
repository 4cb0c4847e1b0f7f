import type { Operation } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { wordsOfDescriptor } from '../../1-parse/part-words';
import { usedNames } from '../../2-analyze/analysis';
import { globalQuery } from '../../memo';
import { CannotMake } from './cannot-make';
import { makers, type NewKind } from './makers';
import { listedValuesOf } from './scale';

/** An operation that a descriptor can be made of. */
export interface FittingOperation {
  readonly id: string;
  /** What it does, in a few words of the contract; else its method and path. */
  readonly about: string;
  /** The properties with listed values, of which a scale can be made. */
  readonly properties: readonly string[];
  /** The descriptors that call it already, in words: `drawer URL`. */
  readonly usedBy: readonly string[];
}

/** The operations that a kind of descriptor can be made of, by their ids. */
export function fittingOperations(project: Project, kind: NewKind): readonly FittingOperation[] {
  const users = usersOfOperations(project);
  return [...project.contract.operations.values()]
    .filter((operation) => isFitting(project, kind, operation))
    .map((operation) => {
      const { id, method, path, summary = `${method.toUpperCase()} ${path}` } = operation;
      const properties = listedValuesOf(operation).map((one) => one.path);
      return { id, about: summary, properties, usedBy: users.get(id) ?? [] };
    })
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** The descriptors that name each operation, in words. */
const usersOfOperations = globalQuery((project: Project): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  for (const descriptor of project.descriptors) {
    const called = usedNames(project, descriptor).flatMap(({ of, name }) => (of === 'operation' ? [String(name)] : []));
    for (const id of new Set(called)) users.set(id, [...(users.get(id) ?? []), wordsOfDescriptor(descriptor)]);
  }
  return users;
});

function isFitting(project: Project, kind: NewKind, operation: Operation): boolean {
  if (operation.unsupported.length > 0) return false;
  try {
    const property = listedValuesOf(operation)[0]?.path;
    return makers[kind]({ project, operation, name: 'new', property }).length > 0;
  } catch (error) {
    if (error instanceof CannotMake) return false;
    throw error;
  }
}

import type { Operation } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
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
}

/** The operations that a kind of descriptor can be made of, by their ids. */
export function fittingOperations(project: Project, kind: NewKind): readonly FittingOperation[] {
  return [...project.contract.operations.values()]
    .filter((operation) => isFitting(project, kind, operation))
    .map((operation) => {
      const { id, method, path, summary = `${method.toUpperCase()} ${path}` } = operation;
      return { id, about: summary, properties: listedValuesOf(operation).map((one) => one.path) };
    })
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

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

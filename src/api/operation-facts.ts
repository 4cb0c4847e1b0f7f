import { operations } from '~/generated/console/operations';
import type { ApiPaths, OperationFacts, OperationId } from '~/generated/contract/operations';
import { invariant } from '~/lib/invariant';

type CalledOperation = keyof typeof operations;

/** The operations that the console calls, by path and method. */
export type CalledPaths = ApiPaths<CalledOperation>;

const facts: Readonly<Partial<Record<OperationId, OperationFacts>>> = operations;

const ids = new Map(
  Object.keys(operations)
    .filter((id): id is CalledOperation => Object.hasOwn(operations, id))
    .map((id): [string, OperationId] => [`${operations[id].method} ${operations[id].path}`, id]),
);

/** What the client must know of an operation. */
export function factsOf(operation: OperationId): OperationFacts {
  const known = facts[operation];
  invariant(known, `Neither a descriptor nor the vocabulary names ${operation}.`);
  return known;
}

/** The operation of a method and a path with its parameters in braces. */
export function operationAt(method: string, path: string): OperationId {
  const id = ids.get(`${method.toLowerCase()} ${path}`);
  invariant(id, `Neither a descriptor nor the vocabulary names ${method} ${path}.`);
  return id;
}

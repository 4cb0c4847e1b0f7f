import { operations, tokenHeader } from '~/generated/console/operations';
import type { OperationFacts, OperationId, TokenHeader } from '~/generated/contract/operations';
import { invariant } from '~/lib/invariant';

type CalledOperation = keyof typeof operations;

const facts: Readonly<Partial<Record<OperationId, OperationFacts>>> = operations;

const ids = new Map(
  Object.keys(operations)
    .filter((id): id is CalledOperation => Object.hasOwn(operations, id))
    .map((id): [string, OperationId] => [`${operations[id].method} ${operations[id].path}`, id]),
);

/** What the client must know of an operation. */
export function factsOf(operation: OperationId): OperationFacts {
  const known = facts[operation];
  invariant(known, `No descriptor names ${operation}.`);
  return known;
}

/** The operation of a method and a path with its parameters in braces. */
export function operationAt(method: string, path: string): OperationId {
  const id = ids.get(`${method.toLowerCase()} ${path}`);
  invariant(id, `No descriptor names ${method} ${path}.`);
  return id;
}

/** The header in which an operation gets the token of the session; `false` if it gets none. */
export function tokenHeaderOf({ token = tokenHeader }: OperationFacts): TokenHeader | false {
  return token;
}

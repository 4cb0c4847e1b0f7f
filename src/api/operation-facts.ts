import { operations, tokenHeader } from '~/generated/console/operations';
import type { ApiPaths, OperationFacts, OperationId, TokenHeader } from '~/generated/contract/operations';
import { invariant } from '~/lib/invariant';

type CalledOperation = keyof typeof operations;

/** The operations whose parameters have no style. */
type PlainOperation = {
  [K in CalledOperation]: (typeof operations)[K] extends { readonly styles: object } ? never : K;
}[CalledOperation];

/**
 * The operations that the console calls, by path and method. Those whose parameters have styles are called by their id:
 * openapi-fetch writes parameters without knowing their operation.
 */
export type CalledPaths = ApiPaths<PlainOperation>;

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

/** The header in which an operation gets the token of the session; `false` if it gets none. */
export function tokenHeaderOf({ token = tokenHeader }: OperationFacts): TokenHeader | false {
  return token;
}

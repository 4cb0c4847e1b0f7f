import { operations, tokenHeader } from '~/generated/console/operations';
import type { OperationFacts, OperationId, TokenHeader } from '~/generated/contract/operations';
import { invariant } from '~/lib/invariant';

/** What the client must know of an operation, with its method. */
export type CallFacts = OperationFacts & Required<Pick<OperationFacts, 'method'>>;

const table: Readonly<Record<string, OperationFacts>> = operations;

/** By id; without a method in the table it is a GET, which changes nothing. */
const facts = new Map<string, CallFacts>(
  Object.entries(table).map(([id, row]) => {
    const { method = 'get' } = row;
    return [id, { safe: method === 'get', ...row, method }];
  }),
);

const isCalled = (id: string): id is keyof typeof operations => facts.has(id);

const ids = new Map(
  Object.keys(table)
    .filter(isCalled)
    .map((id): [string, OperationId] => [`${factsOf(id).method} ${factsOf(id).path}`, id]),
);

/** What the client must know of an operation. */
export function factsOf(operation: OperationId): CallFacts {
  const known = facts.get(operation);
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

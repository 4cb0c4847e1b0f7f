import type { BoundArguments } from '~/descriptor/bindings';
import type { OperationId } from '~/generated/contract/operations';
import type { Client } from './client';

/** Options for the query cache: the key of an answer, and how it is fetched. The client alone repeats. */
export interface SourceQuery {
  readonly queryKey: readonly [operation: OperationId, args: BoundArguments];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
  readonly retry: false;
}

/** A query for a source of a descriptor. The cache knows no `undefined`: an empty answer is null. */
export function sourceQuery(client: Client, operation: OperationId, args: BoundArguments): SourceQuery {
  return {
    queryKey: [operation, args],
    queryFn: async ({ signal }) => (await client.request(operation, args, { signal })) ?? null,
    retry: false,
  };
}

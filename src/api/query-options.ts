import type { BoundArguments } from '../descriptor/bindings';
import type { Answer, OperationId } from '../generated/operations';
import type { CallArguments, Client } from './client';

/** Options for the query cache: how an answer is known, and how it is fetched. The client alone repeats. */
export interface OperationQuery<K, Args, Data> {
  readonly queryKey: readonly [operation: K, args: Args];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  readonly retry: false;
}

/** A query for hand-written code, typed by the contract. */
export function operationQuery<K extends OperationId>(
  client: Client,
  operation: K,
  args: CallArguments<K>,
): OperationQuery<K, CallArguments<K>, Answer<K>> {
  return {
    queryKey: [operation, args],
    queryFn: ({ signal }) => client.call(operation, args, { signal }),
    retry: false,
  };
}

/** A query for a source of a descriptor. The cache knows no `undefined`: an empty answer is null. */
export function sourceQuery(
  client: Client,
  operation: OperationId,
  args: BoundArguments,
): OperationQuery<OperationId, BoundArguments, unknown> {
  return {
    queryKey: [operation, args],
    queryFn: async ({ signal }) => (await client.send(operation, args, { signal })) ?? null,
    retry: false,
  };
}

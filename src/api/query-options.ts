import type { Received } from '~/descriptor/answer-scope';
import type { BoundArguments } from '~/descriptor/bindings';
import type { OperationId } from '~/generated/contract/operations';
import type { Client } from './client';

/** Options for the query cache: the key of an answer, and the function that fetches it. Only the client retries. */
export interface SourceQuery {
  readonly queryKey: readonly [operation: OperationId, args: BoundArguments];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Received>;
  readonly retry: false;
}

/** The query of a source of a descriptor. An empty answer is null, as JSON has it. */
export function sourceQuery(client: Client, operation: OperationId, args: BoundArguments): SourceQuery {
  return {
    queryKey: [operation, args],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.receive(operation, args, { signal });
      return { answer: answer ?? null, headers };
    },
    retry: false,
  };
}

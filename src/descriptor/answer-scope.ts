import type { Scope } from '~/generated/contract/types';
import { headersKey } from '~/lib/expression/session-functions';

/** What a call has received. */
export interface Received {
  /** The answer below the contract's root; absent where the body is empty. */
  readonly answer: unknown;
  /** The headers of the answer that expressions read, by their names in lower case; empty if they are not there. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What expressions read of a call: its answer under a name, and beside it the headers, which `header` finds. */
export function answerScope(name: string, { answer, headers }: Received): Scope {
  return { [name]: answer, ...(Object.keys(headers).length > 0 && { [headersKey(name)]: headers }) };
}

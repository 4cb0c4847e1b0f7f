import type { Sources } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import type { SourceResults } from './use-sources';
import { readsAny } from './watch-reads';

/** Tells whether a part of a descriptor reads an answer that is on its way or has failed. */
export function waitingFor(
  sources: Sources | undefined,
  { answers, loading, failure }: SourceResults,
  scope: Scope,
): (part: unknown) => boolean {
  const isOpen = loading || failure?.state === 'failed' || failure?.state === 'empty';
  const missing = isOpen ? Object.keys(sources ?? {}).filter((name) => !Object.hasOwn(answers, name)) : [];
  return (part) => missing.length > 0 && readsAny(part, missing, scope);
}

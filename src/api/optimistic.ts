import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Received } from '~/descriptor/answer-scope';
import { bindValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import type { OptimisticChange } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isList, isRecord } from '~/lib/json';

/** One answer in the cache before and after a change. */
interface ChangedAnswer {
  readonly key: QueryKey;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Changes the answers of reads as a call that has not been sent yet will change them, wherever they are shown. Requests
 * of these reads end, because they would bring back the old values. The result undoes the change; an answer that
 * something else has changed since stays.
 */
export async function showOptimistically(
  queries: QueryClient,
  changes: readonly OptimisticChange[],
  scope: Scope,
): Promise<() => void> {
  const changed: ChangedAnswer[] = [];
  for (const change of changes) {
    const filters = { predicate: ({ meta }: { readonly meta: unknown }) => getOwn(meta, 'operation') === change.read };
    await queries.cancelQueries(filters);
    for (const [key, before] of queries.getQueriesData<Received>(filters)) {
      if (!before) continue;
      const answer = changedAnswer(before.answer, change, scope);
      if (answer === before.answer) continue;
      const after = queries.setQueryData(key, { ...before, answer });
      changed.push({ key, before, after });
    }
  }
  return () => {
    for (const { key, before, after } of changed.toReversed())
      if (queries.getQueryData(key) === after) queries.setQueryData(key, before);
  };
}

/** The answer as it is after a change; the same object if nothing in it changes. */
export function changedAnswer(answer: unknown, change: OptimisticChange, scope: Scope): unknown {
  const wanted = Object.entries(bindValues(change.match, scope));
  // A value that is not known matches nothing.
  if (wanted.length < Object.keys(change.match ?? {}).length) return answer;
  const set = bindValues(change.set, scope);
  const isMeant = (value: unknown): boolean =>
    isRecord(value) && wanted.every(([name, one]) => (isList(one) ? one : [one]).includes(getOwn(value, name)));
  if (!change.rows) return isRecord(answer) && isMeant(answer) ? { ...answer, ...set } : answer;
  const rows = evaluate(change.rows, { ...scope, answer });
  const meant = new Set(isList(rows) ? rows.filter(isMeant) : []);
  return meant.size > 0 ? replaced(answer, meant, set) : answer;
}

/** A copy of a value in which some objects have other members. What contains none of them stays the same object. */
function replaced(value: unknown, meant: ReadonlySet<unknown>, set: object): unknown {
  if (isRecord(value) && meant.has(value)) return { ...value, ...set };
  if (isList(value)) {
    const items = value.map((item) => replaced(item, meant, set));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, replaced(member, meant, set)] as const);
  return members.some(([name, member]) => member !== value[name]) ? Object.fromEntries(members) : value;
}

import { isList, isRecord } from './json';

/** True if lists and objects are nested more than `maxDepth` times; `JSON.stringify` cannot follow every depth. */
export function exceedsDepth(value: unknown, maxDepth: number): boolean {
  const inner = isList(value) ? value : isRecord(value) ? Object.values(value) : undefined;
  return inner !== undefined && (maxDepth === 0 || inner.some((member) => exceedsDepth(member, maxDepth - 1)));
}

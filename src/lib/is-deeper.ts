import { isList, isRecord } from './json';

/** Whether lists and objects stand in each other more than `most` times: what writes JSON cannot follow without end. */
export function isDeeper(value: unknown, most: number): boolean {
  const inner = isList(value) ? value : isRecord(value) ? Object.values(value) : undefined;
  return inner !== undefined && (most === 0 || inner.some((member) => isDeeper(member, most - 1)));
}

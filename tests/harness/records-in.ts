import { isList, isRecord } from '~/lib/json';

/** Every object in a compiled descriptor. */
export function recordsIn(part: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (isList(part)) return part.flatMap(recordsIn);
  return isRecord(part) ? [part, ...Object.values(part).flatMap(recordsIn)] : [];
}

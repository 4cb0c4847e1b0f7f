import { notFound, type Refusal } from './handler';

/** The objects with some ids, in their order; a refusal if one of them does not exist. */
export function foundAll<T extends object>(
  ids: readonly string[],
  find: (id: string) => T | undefined,
): readonly T[] | Refusal {
  const found = ids.map((id) => find(id) ?? id);
  const missing = found.find((each) => typeof each === 'string');
  return missing === undefined ? found.filter((each) => typeof each !== 'string') : notFound(missing);
}

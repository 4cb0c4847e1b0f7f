import { memoizePerObject } from '~/lib/memoize';
import { schemasBelow, type Schema, type Schemas } from './schema';

/** The names of all properties that the schemas of the language have. */
export const propertyNames = memoizePerObject((schemas: Schemas): ReadonlySet<string> => {
  const reachable = new Set<Schema>(schemas.values());
  for (const one of reachable) for (const below of schemasBelow(one)) reachable.add(below);
  return new Set([...reachable].flatMap(({ properties }) => [...(properties?.keys() ?? [])]));
});

import { setChanges, type Change } from './change';
import { schemaChanges } from './schema-changes';
import type { Surface } from './surface';

/** How a public surface differs from an earlier one. */
export function surfaceChanges(before: Surface, after: Surface): readonly Change[] {
  const kinds = [...new Set([...Object.keys(before.names), ...Object.keys(after.names)])];
  const names = kinds.flatMap((what) =>
    setChanges(new Set(before.names[what]), new Set(after.names[what]), {
      gone: (name) => `${what}: ${name} is gone`,
      added: (name) => `${what}: ${name} is new`,
    }),
  );
  return [...names, ...schemaChanges(before.schemas, after.schemas)];
}

import { finding, type LocatedFinding } from '../diagnostics/finding';
import type { Path } from '../language/model';
import type { Schema } from './schema';

/** What a group of properties may say. Anything else would hold for the whole object, and is said there. */
const groupMembers: ReadonlySet<string> = new Set<keyof Schema>([
  'description',
  'properties',
  'purposes',
  'defaults',
  'additions',
  'scopes',
  'requests',
  'filled',
  'required',
]);

/** A mistake in the groups of a schema, and its path from that schema. */
export interface GroupFinding {
  readonly at: Path;
  readonly found: LocatedFinding;
}

/** A schema with the properties of its groups, which come first, and the mistakes in how they are combined. */
export function addGroups(
  schema: Schema,
  groups: readonly Schema[],
): { readonly schema: Schema; readonly findings: readonly GroupFinding[] } {
  const findings: GroupFinding[] = [];
  let merged: Schema = {};
  for (const [index, group] of groups.entries()) {
    if (!Object.keys(group).every((member) => groupMembers.has(member)))
      findings.push({ at: ['allOf', index], found: finding('schema/group.shape') });
    const name = sharedProperty(merged, group);
    if (name !== undefined) findings.push({ at: ['allOf', index], found: finding('schema/group.property', { name }) });
    merged = merge(merged, group);
  }
  const name = sharedProperty(merged, schema);
  if (name !== undefined)
    findings.push({ at: ['properties', name], found: { ...finding('schema/group.property', { name }), key: true } });
  return { schema: { ...schema, ...merge(merged, schema) }, findings };
}

/** The first property that both schemas have. */
function sharedProperty(one: Schema, other: Schema): string | undefined {
  return [...(other.properties?.keys() ?? [])].find((name) => one.properties?.has(name));
}

/** What two schemas say about properties. */
function merge(first: Schema, second: Schema): Schema {
  return {
    properties: new Map([...(first.properties ?? []), ...(second.properties ?? [])]),
    purposes: new Map([...(first.purposes ?? []), ...(second.purposes ?? [])]),
    defaults: new Map([...(first.defaults ?? []), ...(second.defaults ?? [])]),
    additions: new Map([...(first.additions ?? []), ...(second.additions ?? [])]),
    scopes: new Map([...(first.scopes ?? []), ...(second.scopes ?? [])]),
    requests: new Map([...(first.requests ?? []), ...(second.requests ?? [])]),
    filled: [...(first.filled ?? []), ...(second.filled ?? [])],
    required: [...new Set([...(first.required ?? []), ...(second.required ?? [])])],
  };
}

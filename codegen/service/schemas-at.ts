import { isList, isRecord } from '~/lib/json';
import { branchOf, type Schema } from '../1-parse/schema';
import { itemSchema, propertySchema } from '../1-parse/walk';
import { childOf } from '../language/address';
import type { Json, Path } from '../language/model';

/**
 * The schemas that a value at a path may have, each without a union. Where the value does not say yet which branch of a
 * union it is, there are several.
 */
export function schemasAt(schema: Schema, value: Json, path: Path): readonly Schema[] {
  let found: readonly Schema[] = [schema];
  let current: Json | undefined = value;
  for (const step of path) {
    found = found.flatMap((one) => branchesFor(one, current, step)).flatMap((one) => childSchema(one, step));
    current = childOf(current, step);
  }
  const at = current;
  return [...new Set(found.flatMap((one) => branchesFor(one, at)))];
}

/**
 * The branches of a schema that a value can mean, and the schema itself if it has properties of its own. The property
 * that tells the branches apart can have the value of any of them.
 */
function branchesFor(schema: Schema, value: Json | undefined, step?: string | number): readonly Schema[] {
  const { union } = schema;
  if (!union) return [schema];
  const direct = schema.properties ? [schema] : [];
  const isDeciding = union.by !== 'type' && union.name === step;
  const meant = value === undefined || isDeciding ? undefined : branchOf(schema, value);
  if (meant && isDecided(schema, value)) return [...direct, ...branchesFor(meant, value, step)];
  return [...direct, ...branchesOf(union).flatMap((branch) => branchesFor(branch, value, step))];
}

/** An empty text or object does not say yet which branch it will be. */
function isDecided({ union }: Schema, value: Json | undefined): boolean {
  if (union?.by !== 'type') return true;
  return isRecord(value) || isList(value);
}

function branchesOf(union: NonNullable<Schema['union']>): readonly Schema[] {
  if (union.by === 'presence') return [union.present, union.absent];
  return union.by === 'type' ? union.branches : [...union.branches.values()];
}

/** A word that says which branch is meant is described by the branch. */
function childSchema(schema: Schema, step: string | number): readonly Schema[] {
  const child = typeof step === 'number' ? itemSchema(schema, step) : propertySchema(schema, step);
  if (!child) return [];
  const { description } = schema;
  const isWord = child.constant !== undefined && child.description === undefined && description !== undefined;
  return [isWord ? { ...child, description } : child];
}

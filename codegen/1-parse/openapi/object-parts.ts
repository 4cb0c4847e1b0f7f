import { isList, isRecord } from '~/lib/json';
import { objectAt } from '../read';
import { keyOf, type Documents, type ResolvedNode } from './documents';

/** Where schemas come from. */
export type Graph = Pick<Documents, 'below' | 'children'>;

/**
 * The schemas that describe one object together: those of `allOf`, and the schema itself. Nothing if it may be another
 * value, or has one of several shapes. `around` are the keys of the schemas on the way here.
 */
export function partsOfObject(
  graph: Graph,
  schema: ResolvedNode,
  around: readonly string[] = [],
): readonly ResolvedNode[] | undefined {
  const { value } = schema;
  const key = keyOf(schema);
  if (value === true || around.includes(key)) return [];
  if (!isRecord(value) || value.const !== undefined || value.enum !== undefined) return undefined;
  const isOther = value.type !== undefined && value.type !== 'object';
  if (isOther || (value.nullable === true && around.length > 0)) return undefined;
  const within = [...around, key];
  if (choicesOf(graph, schema).some((shapes) => !isEmptyChoice(graph, shapes, within))) return undefined;
  const parts: ResolvedNode[] = [];
  for (const node of listOf(graph, schema, 'allOf')) {
    const found = partsOfObject(graph, node, within);
    if (!found) return undefined;
    parts.push(...found);
  }
  return [...parts, schema];
}

/**
 * Whether a choice adds nothing to the type: its shapes only require members, or one of them is a schema on the way
 * here, which is one by its `allOf`.
 */
function isEmptyChoice(graph: Graph, shapes: readonly ResolvedNode[], within: readonly string[]): boolean {
  if (shapes.some((shape) => within.includes(keyOf(shape)))) return true;
  return shapes.every((shape) => partsOfObject(graph, shape, within)?.some(isObjectSchema) === false);
}

/** The shapes of `oneOf` and those of `anyOf`. */
export function choicesOf(graph: Graph, schema: ResolvedNode): readonly (readonly ResolvedNode[])[] {
  return ['oneOf', 'anyOf'].map((word) => listOf(graph, schema, word)).filter(({ length }) => length > 0);
}

/** The schemas in a list of a schema, references followed. */
export function listOf(graph: Graph, schema: ResolvedNode, word: string): readonly ResolvedNode[] {
  return graph.children(graph.below(schema, word)).map(([, node]) => node);
}

/** Whether a schema describes an object itself, not by its parts. */
export function isObjectSchema({ value }: ResolvedNode): boolean {
  if (!isRecord(value)) return false;
  return value.type === 'object' || (isList(value.type) && value.type.includes('object')) || isRecord(value.properties);
}

/** Whether a schema describes an object and nothing of its members. */
export function isBare(schema: ResolvedNode): boolean {
  const { value } = schema;
  if (!isRecord(value) || !isObjectSchema(schema)) return false;
  return value.additionalProperties === undefined && Object.keys(objectAt(value, 'properties')).length === 0;
}

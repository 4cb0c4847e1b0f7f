import type { Json } from '../../language/model';
import type { Limits, Scalar } from '../../language/type';
import { listAt, member, numberAt, stringAt } from '../read';
import type { ResolvedNode } from './documents';
import { choicesOf, listOf, type Graph } from './object-parts';

/** What a schema allows beside its type: it and its parts, and the one shape that it has beside null. */
export function limitsOf(graph: Graph, schema: ResolvedNode): Limits {
  const parts = listOf(graph, schema, 'allOf').map(({ value }) => limitsOfOne(value));
  const shapes = choicesOf(graph, schema).flatMap((choice) => {
    const [only, ...others] = choice.filter(({ value }) => member(value, 'type') !== 'null');
    // Null may be among the values of the other shape.
    const { values: _, ...limits } = only && others.length === 0 ? limitsOfOne(only.value) : {};
    return [limits];
  });
  return Object.assign({}, ...parts, ...shapes, limitsOfOne(schema.value));
}

function limitsOfOne(schema: Json | undefined): Limits {
  const texts = (['format', 'pattern'] as const).map((name) => [name, stringAt(schema, name)] as const);
  const counts = (['minLength', 'maxLength', 'maxItems'] as const).map(
    (name) => [name, numberAt(schema, name)] as const,
  );
  const type = member(schema, 'type');
  const isWhole = type === 'integer' || (Array.isArray(type) && type.includes('integer') && !type.includes('number'));
  const given = [...texts, ...counts].filter(([, value]) => value !== undefined);
  const values = listAt(schema, 'enum').filter(isScalar);
  return {
    ...Object.fromEntries(given),
    ...boundsOf(schema, isWhole),
    ...(isWhole && { isWhole }),
    ...(values.length > 0 && { values }),
  };
}

/**
 * The lowest and the highest number. OpenAPI 3.0 says with `true` that `minimum` is no value itself. Of whole numbers,
 * the next one is the limit.
 */
function boundsOf(schema: Json | undefined, isWhole: boolean): Limits {
  const [minimum, above] = boundOf(schema, 'minimum', 'exclusiveMinimum');
  const [maximum, below] = boundOf(schema, 'maximum', 'exclusiveMaximum');
  const lowest = isWhole && above !== undefined ? Math.max(minimum ?? -Infinity, Math.floor(above) + 1) : minimum;
  const highest = isWhole && below !== undefined ? Math.min(maximum ?? Infinity, Math.ceil(below) - 1) : maximum;
  return {
    ...(lowest !== undefined && { minimum: lowest }),
    ...(highest !== undefined && { maximum: highest }),
    ...(!isWhole && above !== undefined && { exclusiveMinimum: above }),
    ...(!isWhole && below !== undefined && { exclusiveMaximum: below }),
  };
}

function boundOf(
  schema: Json | undefined,
  inclusive: string,
  exclusive: string,
): readonly [number | undefined, number | undefined] {
  const bound = numberAt(schema, inclusive);
  return member(schema, exclusive) === true ? [undefined, bound] : [bound, numberAt(schema, exclusive)];
}

function isScalar(value: Json): value is Scalar {
  return value === null || typeof value !== 'object';
}

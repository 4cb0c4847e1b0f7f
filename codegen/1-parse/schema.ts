import { isList, isRecord } from '../../lib/json';
import type { Kind } from '../language/kinds';
import type { Json, Mark, NeedsMark, ScopeMark } from '../language/model';

/** The types a JSON value can have. `integer` is a number without fraction. */
export const jsonTypes = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** One type of JSON values. */
export type JsonType = (typeof jsonTypes)[number];

/** How the one branch of a union that a value means is found before it is validated. */
export type Union =
  | { readonly by: 'property'; readonly name: string; readonly branches: ReadonlyMap<string, Schema> }
  | { readonly by: 'presence'; readonly name: string; readonly present: Schema; readonly absent: Schema }
  | { readonly by: 'type'; readonly branches: readonly Schema[] };

/** How the entries of a list are added to those of its default. */
export interface Additions {
  /** The property that tells entries apart: an entry replaces that of the default with the same value. */
  readonly by: string;
  /** The property beside the list that names entries of the default which are left out. */
  readonly without: string;
}

/** A schema with its references resolved: the keywords that descriptors use, ready to be followed. */
export interface Schema {
  /** Name of the type of its values. */
  readonly title?: string;
  readonly description?: string;
  readonly types?: readonly JsonType[];
  readonly constant?: Json;
  readonly values?: readonly Json[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema | false;
  readonly minProperties?: number;
  readonly properties?: ReadonlyMap<string, Schema>;
  /** What each property is for, also where its schema is a shared one. */
  readonly purposes?: ReadonlyMap<string, string>;
  /** What the expressions in each property can read. */
  readonly scopes?: ReadonlyMap<string, ScopeMark>;
  /** Who requests the sources that the expressions in each property read, where it is not the part around them. */
  readonly requests?: ReadonlyMap<string, NeedsMark>;
  /** It is a part that requests the sources of its expressions: always, or if its property of this name is true. */
  readonly part?: true | { readonly selfWhen: string };
  readonly required?: readonly string[];
  /** The value of each property that need not be given, and that the compiler knows then. */
  readonly defaults?: ReadonlyMap<string, Json>;
  /** The lists whose entries are added to those of their defaults. */
  readonly additions?: ReadonlyMap<string, Additions>;
  /** Properties the compiler fills in where they are not given. */
  readonly filled?: readonly string[];
  readonly dependentRequired?: ReadonlyMap<string, readonly string[]>;
  /** Numbers by their names, of which none is less than the one before it. */
  readonly ascending?: readonly (readonly string[])[];
  readonly propertyNames?: Schema;
  readonly additional?: Schema | false;
  /** Groups of properties of which an object must have exactly one. */
  readonly oneGroup?: readonly (readonly string[])[];
  readonly union?: Union;
  readonly mark?: Mark;
}

/** The schema of each kind of descriptor; a kind whose schema is broken is missing. */
export type Schemas = ReadonlyMap<Kind, Schema>;

/** The type of a JSON value; whole numbers are `integer`. */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** Whether a value of one type satisfies a list of types. */
export function hasType(type: JsonType, types: readonly JsonType[]): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** The branch of a schema's union that a value means, if it means any. */
export function branchOf({ union }: Schema, value: Json): Schema | undefined {
  if (!union) return undefined;
  if (union.by === 'type') return branchByType(union.branches, value);
  if (!isRecord(value)) return undefined;
  const given = Object.hasOwn(value, union.name) ? value[union.name] : undefined;
  if (union.by === 'presence') return given === undefined ? union.absent : union.present;
  return typeof given === 'string' ? union.branches.get(given) : undefined;
}

const admitted = new WeakMap<Schema, readonly JsonType[]>();

/** The types a schema admits, those of its union included; all when it does not say. */
export function typesOf(schema: Schema): readonly JsonType[] {
  if (schema.types) return schema.types;
  const known = admitted.get(schema);
  if (known) return known;
  const types = admittedBy(schema);
  admitted.set(schema, types);
  return types;
}

function admittedBy({ values, union, properties }: Schema): readonly JsonType[] {
  if (values) return [...new Set(values.map(typeOf))];
  if (union?.by === 'type') return [...new Set(union.branches.flatMap(typesOf))];
  return union || properties ? ['object'] : jsonTypes;
}

/**
 * Several branches for objects are told apart by their required properties: the one with most of them present is meant.
 */
function branchByType(branches: readonly Schema[], value: Json): Schema | undefined {
  const type = typeOf(value);
  let best: Schema | undefined;
  for (const branch of branches) {
    if (!hasType(type, typesOf(branch))) continue;
    if (!best || (isRecord(value) && presentIn(value, branch) > presentIn(value, best))) best = branch;
  }
  return best;
}

function presentIn(value: object, { required = [] }: Schema): number {
  return required.filter((name) => Object.hasOwn(value, name)).length;
}

/** The schemas of what is directly in a value, and the branches of a schema. They refer to each other in circles. */
export function schemasBelow(schema: Schema): readonly Schema[] {
  const { properties, items, additional, prefixItems = [], union } = schema;
  const branches =
    union === undefined ? [] : union.by === 'presence' ? [union.present, union.absent] : [...union.branches.values()];
  const optional = [items, additional].flatMap((one) => (one ? [one] : []));
  return [...(properties?.values() ?? []), ...optional, ...prefixItems, ...branches];
}

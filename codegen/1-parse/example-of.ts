import { labelFor } from '../../lib/humanize-identifier';
import type { Json } from '../language/model';
import { hasType, typeOf, typesOf, type Schema } from './schema';

/** How a value is written in JSON where something else is. */
export interface Example {
  readonly text: string;
  /** Whether nothing is left to fill in, and nothing else can be meant. */
  readonly isWhole: boolean;
}

/** What an author has to write. */
const gap = '...';

/**
 * The object or list that a schema takes, with a value in it that was written instead; nothing if it takes neither.
 * `written` is the value as the file has it.
 */
export function exampleOf(schema: Schema, value: Json, written: string): Example | undefined {
  const { items } = schema;
  if (takesOnly(schema, 'array')) {
    const isEntry = items ? hasType(typeOf(value), typesOf(items)) : false;
    return isEntry && written.length < 200 ? { text: `[${written}]`, isWhole: true } : undefined;
  }
  if (typeof value !== 'string' || !typesOf(schema).includes('object')) return undefined;
  const { union } = schema;
  const branch = union?.by === 'type' ? union.branches.find((one) => takesOnly(one, 'object')) : undefined;
  const named = union?.by === 'property' ? union.branches.get(value) : undefined;
  const object = branch ?? named ?? schema;
  const required = object.union || !object.required ? [] : object.required;
  if (required.length === 0) return undefined;
  const entries = required.map(
    (name) =>
      [
        name,
        named && union?.by === 'property' && union.name === name
          ? value
          : valueFor(object, name, named ? undefined : value),
      ] as const,
  );
  const text = entries.map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`).join(', ');
  // Whether there is something with this name is not known here.
  const isOpen = entries.some(([name, one]) => one === gap || object.properties?.get(name)?.mark?.is === 'name');
  return { text: `{ ${text} }`, isWhole: takesOnly(schema, 'object') && !isOpen };
}

function takesOnly(schema: Schema, type: 'array' | 'object'): boolean {
  return typesOf(schema).every((one) => one === type);
}

/** A text for people is made of the word; any other one is the word itself. */
function valueFor({ properties }: Schema, name: string, word: string | undefined): Json {
  const { mark, constant, values = [], ...schema } = properties?.get(name) ?? {};
  if (constant !== undefined) return constant;
  if (word === undefined) return gap;
  if (mark?.is === 'text') return labelFor(word);
  return values.length === 0 && typesOf(schema).includes('string') ? word : gap;
}

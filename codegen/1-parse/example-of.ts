import { labelFor } from '../../lib/humanize-identifier';
import type { Json } from '../language/model';
import { typesOf, type Schema } from './schema';

/** How a value is written in JSON where something else is. */
export interface Example {
  readonly text: string;
  /** Whether nothing is left to fill in, and nothing else can be meant. */
  readonly isWhole: boolean;
}

/** What an author has to write. */
const gap = '...';

/** The object or list that a schema takes, with a word in it that was written instead; nothing if it takes neither. */
export function exampleOf(schema: Schema, word: string): Example | undefined {
  const { items, minItems = 0 } = schema;
  if (takesOnly(schema, 'array'))
    return items && minItems < 2 && typesOf(items).includes('string')
      ? { text: `[${JSON.stringify(word)}]`, isWhole: true }
      : undefined;
  if (!typesOf(schema).includes('object')) return undefined;
  const object = schema.union?.by === 'type' ? schema.union.branches.find((one) => takesOnly(one, 'object')) : schema;
  const entries =
    object && !object.union && object.required?.map((name) => [name, valueFor(object, name, word)] as const);
  if (!entries || entries.length === 0) return undefined;
  const text = entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ');
  // Whether there is something with this name is not known here.
  const isOpen = entries.some(([name, value]) => value === gap || object.properties?.get(name)?.mark?.is === 'name');
  const isWhole = takesOnly(schema, 'object') && !isOpen;
  return { text: `{ ${text} }`, isWhole };
}

function takesOnly(schema: Schema, type: 'array' | 'object'): boolean {
  return typesOf(schema).every((one) => one === type);
}

/** A text for people is made of the word; any other one is the word itself. */
function valueFor({ properties }: Schema, name: string, word: string): Json {
  const { mark, constant, values = [], ...schema } = properties?.get(name) ?? {};
  if (constant !== undefined) return constant;
  if (mark?.is === 'text') return labelFor(word);
  return values.length === 0 && typesOf(schema).includes('string') ? word : gap;
}

import type { Field, Kind } from './drawer';
import type { Input } from './form';

/** A JSON Schema of an object with a property for each field. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly required?: string[];
  readonly properties: Record<string, PropertySchema>;
}

interface PropertySchema {
  readonly title: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly enum?: string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: { readonly type: 'string' };
  readonly additionalProperties?: { readonly type: 'string' };
}

const ofKind: { readonly [Each in Kind]: Omit<PropertySchema, 'title'> } = {
  text: { type: 'string' },
  empty: { type: 'string' },
  dateTime: { type: 'string', format: 'date-time' },
  link: { type: 'string' },
  badge: { type: 'integer', minimum: 0, maximum: 100 },
  list: { type: 'array', items: { type: 'string' } },
  pairs: { type: 'object', additionalProperties: { type: 'string' } },
};

/** The object that a drawer shows. */
export function drawerSchema(fields: readonly Field[]): ObjectSchema {
  const properties = fields.map(({ id, label, kind }) => [id, { title: label, ...ofKind[kind] }] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** The object that a form sends. */
export function formSchema(inputs: readonly Input[]): ObjectSchema {
  const required = inputs.filter((input) => input.required).map(({ id }) => id);
  const properties = Object.fromEntries(inputs.map((input) => [input.id, propertyOf(input)]));
  return { type: 'object', ...(required.length > 0 && { required }), properties };
}

function propertyOf({ label: title, kind, options, required, maxLength, email }: Input): PropertySchema {
  if (kind === 'yesNo') return { title, type: 'boolean' };
  if (options) return { title, type: 'string', enum: [...options] };
  return {
    ...{ title, type: 'string' as const },
    ...(required && { minLength: 1 }),
    ...(maxLength !== undefined && { maxLength }),
    ...(email && { format: 'email' }),
  };
}

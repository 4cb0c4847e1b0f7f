import { suggest } from '../diagnostics/diagnostic';
import { finding, type Finding, hint } from '../diagnostics/finding';
import type { Json } from '../language/model';
import type { JsonType, Schema } from './schema';

/** Two numbers in the wrong order. The first has its default if it has a number here. */
interface Descending {
  readonly name: string;
  readonly number?: number;
  readonly before: { readonly name: string };
}

/** The finding of each keyword of a schema that a value can break. */
export const findings = {
  type: (found: JsonType, wanted: readonly JsonType[]): Finding =>
    finding('schema/type', { expected: anyOf(wanted.map((type) => articles[type])), found: articles[found] }),
  value: (value: Json, allowed: readonly Json[]): Finding => {
    const suggestion =
      typeof value === 'string'
        ? suggest(
            value,
            allowed.filter((one) => typeof one === 'string'),
          )
        : {};
    const all = hint('one-of', { names: listed(allowed) });
    return {
      ...finding('schema/value', { value: shorten(JSON.stringify(value)) }),
      hint: all,
      ...(suggestion.fix !== undefined && suggestion),
    };
  },
  tooShort: (limit: number): Finding =>
    limit === 1 ? finding('schema/length.empty') : finding('schema/length.short', { limit }),
  tooLong: (limit: number, found: number): Finding => finding('schema/length.long', { limit, found }),
  pattern: (value: string, { source }: RegExp, description?: string): Finding => ({
    ...finding('schema/pattern', { value: shorten(value) }),
    hint: description ?? hint('pattern', { pattern: source }),
  }),
  range: (minimum: number, maximum: number): Finding => {
    if (minimum > -Infinity && maximum < Infinity) return finding('schema/range.between', { minimum, maximum });
    if (minimum > -Infinity) return finding('schema/range.minimum', { minimum });
    return maximum < Infinity ? finding('schema/range.maximum', { maximum }) : finding('schema/range.infinite');
  },
  tooFew: (limit: number): Finding =>
    limit === 1 ? finding('schema/items.empty') : finding('schema/items.few', { limit }),
  tooMany: (limit: number): Finding => finding('schema/items.many', { limit }),
  twice: (): Finding => finding('schema/items.duplicate'),
  empty: (): Finding => finding('schema/missing.empty'),
  missing: (name: string, description?: string): Finding => ({
    ...finding('schema/missing.property', { name }),
    ...(description && { hint: description }),
  }),
  missingBeside: (name: string, others: readonly string[]): Finding =>
    finding('schema/missing.together', { name, others: others.map(quoted).join(' and ') }),
  missingGroup: (groups: readonly (readonly string[])[]): Finding =>
    finding('schema/missing.group', { groups: anyOf(groups.map((group) => group.map(quoted).join(' and '))) }),
  descending: ({ name, number, before }: Descending): Finding =>
    number === undefined
      ? finding('schema/order.written', { name, before: before.name })
      : finding('schema/order.default', { name, number, before: before.name }),
  exclusive: (name: string, others: readonly string[]): Finding =>
    finding('schema/exclusive', { name, others: others.map(quoted).join(' and ') }),
  otherBranch: (branch: string, unknown: readonly string[], meant: readonly string[]): Finding => {
    const [only] = meant;
    return {
      ...finding('schema/branch', { branch, names: anyOf(unknown.map(quoted)) }),
      hint:
        only !== undefined && meant.length === 1
          ? hint('nearest', { name: only })
          : hint('one-of', { names: meant.map(quoted).join(', ') }),
      ...(only !== undefined && meant.length === 1 && { fix: only }),
    };
  },
  /** `meant` is the property that is meant by the key, if that is known. */
  unknownKey: (
    name: string,
    { properties }: Schema,
    { value, meant }: { readonly value: { readonly [name: string]: Json }; readonly meant: string | undefined },
  ): Finding => ({
    ...finding('schema/unknown-key', { name: shorten(name) }),
    ...(meant === undefined
      ? suggest(
          name,
          [...(properties?.keys() ?? [])].filter((candidate) => !Object.hasOwn(value, candidate)),
        )
      : { hint: hint('nearest', { name: meant }), fix: meant }),
  }),
} as const;

const articles: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

function anyOf(words: readonly string[]): string {
  const unique = [...new Set(words)];
  return unique.length < 2 ? unique.join() : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}

/** The values that a schema allows, as JSON. */
export function listed(values: readonly Json[]): string {
  return values.map((one) => JSON.stringify(one)).join(', ');
}

function quoted(name: string): string {
  return `"${name}"`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

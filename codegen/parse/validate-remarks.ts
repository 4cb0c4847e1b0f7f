import { suggest, type Remark } from '../diagnostic';
import type { Json } from '../model';
import type { JsonType, Schema } from './schema';

/** What each broken keyword says. */
export const remarks = {
  type: (found: JsonType, wanted: readonly JsonType[]): Remark => ({
    code: 'schema/type',
    message: `Expected ${anyOf(wanted.map((type) => articles[type]))}, found ${articles[found]}.`,
  }),
  value: (value: Json, allowed: readonly Json[]): Remark => {
    const suggestion =
      typeof value === 'string'
        ? suggest(
            value,
            allowed.filter((one) => typeof one === 'string'),
          )
        : {};
    const possible = `Possible: ${allowed.map((one) => JSON.stringify(one)).join(', ')}.`;
    const hint = suggestion.fix === undefined ? possible : suggestion.hint;
    return {
      code: 'schema/value',
      message: `${shorten(JSON.stringify(value))} is not possible here.`,
      ...suggestion,
      ...(hint && { hint }),
    };
  },
  tooShort: (least: number): Remark => ({
    code: 'schema/length',
    message: least === 1 ? 'This text may not be empty.' : `At least ${least} characters are needed here.`,
  }),
  tooLong: (most: number, found: number): Remark => ({
    code: 'schema/length',
    message: `At most ${most} characters may stand here, found ${found}.`,
  }),
  pattern: (value: string, pattern: RegExp, description?: string): Remark => ({
    code: 'schema/pattern',
    message: `${quoted(shorten(value))} does not have the form needed here.`,
    hint: description ?? `It must match ${pattern.source}`,
  }),
  range: (least: number, most: number): Remark => {
    const limits = [
      ...(least > -Infinity ? [`at least ${least}`] : []),
      ...(most < Infinity ? [`at most ${most}`] : []),
    ];
    const message = limits.length > 0 ? `The number must be ${limits.join(' and ')}.` : 'The number is too large.';
    return { code: 'schema/range', message };
  },
  tooFew: (least: number): Remark => ({
    code: 'schema/items',
    message: least === 1 ? 'This list may not be empty.' : `At least ${least} entries are needed here.`,
  }),
  tooMany: (most: number): Remark => ({
    code: 'schema/items',
    message: `At most ${most} entries may stand in this list.`,
  }),
  twice: { code: 'schema/items', message: 'This entry stands twice in the list.' },
  empty: { code: 'schema/missing', message: 'This object may not be empty.' },
  missing: (name: string, purpose?: string): Remark => ({
    code: 'schema/missing',
    message: `"${name}" is missing.`,
    ...(purpose && { hint: purpose }),
  }),
  missingBeside: (name: string, others: readonly string[]): Remark => ({
    code: 'schema/missing',
    message: `"${name}" is missing: ${others.map(quoted).join(' and ')} needs it.`,
  }),
  missingGroup: (groups: readonly (readonly string[])[]): Remark => ({
    code: 'schema/missing',
    message: `One of these is missing: ${anyOf(groups.map((group) => group.map(quoted).join(' and ')))}.`,
  }),
  exclusive: (name: string, others: readonly string[]): Remark => ({
    code: 'schema/exclusive',
    message: `"${name}" may not stand beside ${others.map(quoted).join(' and ')}.`,
  }),
  unknownKey: (name: string, { properties }: Schema, value: { readonly [name: string]: Json }): Remark => ({
    code: 'schema/unknown-key',
    message: `${quoted(shorten(name))} has no meaning here.`,
    ...suggest(
      name,
      [...(properties?.keys() ?? [])].filter((candidate) => !Object.hasOwn(value, candidate)),
    ),
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

function quoted(name: string): string {
  return `"${name}"`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

import type { Type } from './type';

/** A parameter of a function: its type, or the closed list of names it takes one of. */
export type Parameter = { readonly name: string } & (
  | { readonly type: Type }
  | { readonly names: 'flags' | 'permissions' | 'externalLinks' | 'memories' }
  /** A local moment in quotes, e.g. `2025-02-01T08:00`. */
  | { readonly is: 'moment' }
);

/** A function of the language. Its run-time twin has the same name in `src/descriptor/functions.ts`. */
export interface LanguageFunction {
  readonly parameters: readonly Parameter[];
  /** The result; `arguments` is the union of the arguments' types, `first` the type of the first. */
  readonly result: Type | 'arguments' | 'first';
  /** Called as `text.name(...)`: the receiver is the first parameter. */
  readonly method?: true;
  /** Can be called both ways. */
  readonly both?: true;
  /** The compiled function takes the scope first. */
  readonly scope?: true;
  readonly doc: string;
}

const any: Type = { is: 'any' };
const boolean: Type = { is: 'boolean' };
const number: Type = { is: 'number' };
const string: Type = { is: 'string' };
const text: Parameter = { name: 'text', type: string };
const part: Parameter = { name: 'part', type: string };

/** Every function of the language by name; macros and `has` are part of its grammar. */
export const languageFunctions = {
  size: {
    parameters: [{ name: 'value', type: { is: 'union', of: [string, { is: 'list', item: any }] } }],
    result: number,
    both: true,
    doc: 'Number of entries of a list, or of characters of a text.',
  },
  string: {
    parameters: [{ name: 'value', type: { is: 'union', of: [string, number, boolean] } }],
    result: string,
    doc: 'The value as text.',
  },
  number: {
    parameters: [{ name: 'value', type: any }],
    result: number,
    doc: 'The value as a number, where it is a number or a text that writes one; undecided for anything else.',
  },
  contains: { parameters: [text, part], result: boolean, method: true, doc: 'Whether the part stands in the text.' },
  startsWith: {
    parameters: [text, part],
    result: boolean,
    method: true,
    doc: 'Whether the text starts with the part.',
  },
  endsWith: { parameters: [text, part], result: boolean, method: true, doc: 'Whether the text ends with the part.' },
  flag: {
    parameters: [{ name: 'name', names: 'flags' }],
    result: boolean,
    scope: true,
    doc: 'Whether a feature flag is on: exactly 1.',
  },
  can: {
    parameters: [{ name: 'name', names: 'permissions' }],
    result: boolean,
    scope: true,
    doc: 'Whether the account has a permission: exactly 1.',
  },
  externalLink: {
    parameters: [{ name: 'name', names: 'externalLinks' }],
    result: string,
    scope: true,
    doc: 'An address of the start-up configuration.',
  },
  remembered: {
    parameters: [{ name: 'name', names: 'memories' }],
    result: boolean,
    scope: true,
    doc: 'Whether this browser keeps a choice that an action has remembered.',
  },
  before: {
    parameters: [{ name: 'moment', is: 'moment' }],
    result: boolean,
    scope: true,
    doc: "Whether it is earlier than a moment of local time, e.g. before('2025-02-01T08:00').",
  },
  currentPath: {
    parameters: [],
    result: string,
    scope: true,
    doc: 'Path and query of the current page.',
  },
  isPrivateIp: {
    parameters: [{ name: 'address', type: string }],
    result: boolean,
    doc: 'Whether an IPv4 address is in 10/8, 172.16/12 or 192.168/16, or the text is empty.',
  },
  base64: {
    parameters: [text],
    result: string,
    doc: 'The text in base64: standard alphabet over UTF-8, without padding.',
  },
  encode: { parameters: [text], result: string, doc: 'The text percent-encoded, as a part of an address.' },
  versionAtLeast: {
    parameters: [
      { name: 'version', type: string },
      { name: 'least', type: string },
    ],
    result: boolean,
    doc: 'Whether a version is not below another. Of each the numbers with dots at its beginning count.',
  },
  split: {
    parameters: [text, { name: 'separator', type: string }],
    result: { is: 'list', item: string },
    doc: 'The parts of a text between the separators, without blanks around them.',
  },
  join: {
    parameters: [
      { name: 'list', type: { is: 'list', item: any } },
      { name: 'separator', type: string },
    ],
    result: string,
    doc: 'The entries of a list as one text, with a separator between them.',
  },
  replace: {
    parameters: [text, part, { name: 'other', type: string }],
    result: string,
    doc: 'The text with another part wherever the part stands.',
  },
  lower: { parameters: [text], result: string, doc: 'The text in small letters.' },
  keys: {
    parameters: [{ name: 'object', type: any }],
    result: { is: 'list', item: string },
    doc: 'The names of the members of an object; undecided for anything else.',
  },
  isObject: {
    parameters: [{ name: 'value', type: any }],
    result: boolean,
    doc: 'Whether a value is an object, and neither a list nor a text.',
  },
  merged: {
    parameters: [
      { name: 'object', type: any },
      { name: 'over', type: any },
    ],
    result: 'first',
    doc: 'The members of an object with those of another one laid over them, where that is an object.',
  },
  orElse: {
    parameters: [
      { name: 'value', type: any },
      { name: 'other', type: any },
    ],
    result: 'arguments',
    doc: 'The first value unless it is absent, null or empty text; then the second.',
  },
} as const satisfies Readonly<Record<string, LanguageFunction>>;

const byName: ReadonlyMap<string, LanguageFunction> = new Map(Object.entries(languageFunctions));

/** Looks a function up by name. */
export function findFunction(name: string): LanguageFunction | undefined {
  return byName.get(name);
}

import type { Type } from './type';

/** A parameter of a function: its type, or the closed list of names it takes one of. */
export type Parameter = { readonly name: string } & (
  | { readonly type: Type }
  | { readonly names: 'flags' | 'permissions' | 'externalLinks' | 'preferences' }
  /** A local moment in quotes, e.g. `2025-02-01T08:00`. */
  | { readonly is: 'moment' }
  /** The name of what a call has answered, without quotes: a source, or `answer`. */
  | { readonly is: 'answer' }
  /** The name of a header of that answer, in quotes. */
  | { readonly is: 'header' }
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
  /** It is true or false whatever it is given. */
  readonly decided?: true;
  /** Its result, in the words of the guide (`docs/expressions.md`). */
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
    doc: 'characters of a text, entries of a list; also `x.size()`',
  },
  string: {
    parameters: [{ name: 'value', type: { is: 'union', of: [string, number, boolean] } }],
    result: string,
    doc: 'the value as text',
  },
  number: {
    parameters: [{ name: 'value', type: any }],
    result: number,
    doc: 'a number, or the number that a text writes in digits',
  },
  isoTime: {
    parameters: [{ name: 'seconds', type: number }],
    result: string,
    doc: 'a time of unix seconds as `2025-02-01T08:00:00Z`',
  },
  contains: { parameters: [text, part], result: boolean, method: true, doc: 'whether the text contains the part' },
  startsWith: {
    parameters: [text, part],
    result: boolean,
    method: true,
    doc: 'whether the text starts with the part',
  },
  endsWith: { parameters: [text, part], result: boolean, method: true, doc: 'whether the text ends with the part' },
  flag: {
    parameters: [{ name: 'name', names: 'flags' }],
    result: boolean,
    scope: true,
    decided: true,
    doc: 'whether a feature flag is exactly 1',
  },
  can: {
    parameters: [{ name: 'name', names: 'permissions' }],
    result: boolean,
    scope: true,
    decided: true,
    doc: 'whether the account has a permission: exactly 1',
  },
  externalLink: {
    parameters: [{ name: 'name', names: 'externalLinks' }],
    result: string,
    scope: true,
    doc: 'an address of the start-up configuration',
  },
  preference: {
    parameters: [{ name: 'name', names: 'preferences' }],
    result: boolean,
    scope: true,
    decided: true,
    doc: 'whether this browser stores a preference',
  },
  before: {
    parameters: [{ name: 'moment', is: 'moment' }],
    result: boolean,
    scope: true,
    decided: true,
    doc: 'whether it is earlier than a time in the zone of the console',
  },
  currentPath: {
    parameters: [],
    result: string,
    scope: true,
    doc: 'path and query of the current page',
  },
  timeZone: {
    parameters: [],
    result: string,
    scope: true,
    doc: 'the time zone in which the console shows times, such as `Europe/Berlin`',
  },
  header: {
    parameters: [
      { name: 'answer', is: 'answer' },
      { name: 'name', is: 'header' },
    ],
    result: { is: 'union', of: [string, number, boolean] },
    scope: true,
    doc: 'a header of the answer to a source, or to a call as `answer`',
  },
  linkTarget: {
    parameters: [text, { name: 'relation', type: string }],
    result: string,
    doc: 'the address that a `Link` header names for a relation, such as `next`',
  },
  queryValue: {
    parameters: [
      { name: 'address', type: string },
      { name: 'name', type: string },
    ],
    result: string,
    doc: 'the value of a name in the query of an address',
  },
  isPrivateIp: {
    parameters: [{ name: 'address', type: string }],
    result: boolean,
    doc: 'whether an IPv4 address is private, or the text is empty',
  },
  base64: {
    parameters: [text],
    result: string,
    doc: 'base64 over UTF-8, standard alphabet, no padding',
  },
  encode: { parameters: [text], result: string, doc: 'the text percent-encoded, as a part of an address' },
  versionAtLeast: {
    parameters: [
      { name: 'version', type: string },
      { name: 'minimum', type: string },
    ],
    result: boolean,
    doc: 'whether a version is equal to or above another',
  },
  split: {
    parameters: [text, { name: 'separator', type: string }],
    result: { is: 'list', item: string },
    doc: 'the parts between the separators, without outer blanks',
  },
  join: {
    parameters: [
      { name: 'list', type: { is: 'list', item: any } },
      { name: 'separator', type: string },
    ],
    result: string,
    doc: 'the entries as one text',
  },
  replace: {
    parameters: [text, part, { name: 'other', type: string }],
    result: string,
    doc: 'the text with every occurrence of the part replaced',
  },
  lower: { parameters: [text], result: string, doc: 'the text in lower case' },
  plainText: {
    parameters: [text],
    result: string,
    doc: 'the text without HTML tags, with the characters of its entities',
  },
  keys: {
    parameters: [{ name: 'object', type: any }],
    result: { is: 'list', item: string },
    doc: 'the member names of an object',
  },
  isObject: {
    parameters: [{ name: 'value', type: any }],
    result: boolean,
    decided: true,
    doc: 'whether the value is an object, not a list or a text',
  },
  merged: {
    parameters: [
      { name: 'object', type: any },
      { name: 'over', type: any },
    ],
    result: 'first',
    doc: 'the members of both objects; those of `over` win',
  },
  orElse: {
    parameters: [
      { name: 'value', type: any },
      { name: 'other', type: any },
    ],
    result: 'arguments',
    doc: "the value, or the other if it is absent, null or `''`",
  },
} as const satisfies Readonly<Record<string, LanguageFunction>>;

const byName: ReadonlyMap<string, LanguageFunction> = new Map(Object.entries(languageFunctions));

/** Looks a function up by name. */
export function findFunction(name: string): LanguageFunction | undefined {
  return byName.get(name);
}

// Generated from codegen/. Do not edit.
/** What expressions read: `input`, the sources by name, `form`, `item`, and the session's values. */
export type Scope = Readonly<Record<string, unknown>>;

/** The scope as a compiled expression reads it: by checked paths, each step of which may be missing. */
export interface Reads {
  readonly [name: string]: Reads | undefined;
}

/** A compiled expression. `undefined` is undecided: absent, of the wrong type, or not comparable. */
export type Expression = { evaluate(scope: Scope, functions: Functions): unknown }['evaluate'];

/** A value to send: an expression, or an object or a list of them. */
export type Binding = Expression | readonly Binding[] | { readonly [name: string]: Binding };

/** A text in the plural forms of a language (`Intl.PluralRules`). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A text: its key in the messages of each language, and its English if a descriptor contains it. */
export interface Text {
  readonly key: string;
  readonly text?: string | PluralForms;
  /** The placeholder whose number chooses the plural form, if it is not `count`. */
  readonly by?: string;
  readonly with?: Readonly<Record<string, Expression>>;
}

/** What opened a drawer: the detail of `console:open-drawer`, and the inputs that the drawer declares. */
export type DrawerInput = {
  readonly search_type: number | string;
  readonly id: string;
  readonly name?: string;
  readonly tabId?: number;
} & Readonly<Record<string, unknown>>;

/**
 * Operators with three-valued logic, macros, and the functions of the language: what `src/descriptor/functions.ts`
 * holds.
 */
export interface Functions {
  and(...operands: readonly unknown[]): boolean | undefined;
  or(...operands: readonly unknown[]): boolean | undefined;
  not(operand: unknown): boolean | undefined;
  eq(left: unknown, right: unknown): boolean | undefined;
  ne(left: unknown, right: unknown): boolean | undefined;
  lt(left: unknown, right: unknown): boolean | undefined;
  le(left: unknown, right: unknown): boolean | undefined;
  gt(left: unknown, right: unknown): boolean | undefined;
  ge(left: unknown, right: unknown): boolean | undefined;
  within(value: unknown, list: unknown): boolean | undefined;
  choose(condition: unknown, yes: unknown, no: unknown): unknown;
  add(left: unknown, right: unknown): number | string | undefined;
  subtract(left: unknown, right: unknown): number | undefined;
  multiply(left: unknown, right: unknown): number | undefined;
  divide(left: unknown, right: unknown): number | undefined;
  negate(value: unknown): number | undefined;
  at(list: unknown, index: unknown): unknown;
  get(value: unknown, name: string): unknown;
  has(value: unknown): boolean;
  exists(list: unknown, test: (item: unknown) => unknown): boolean | undefined;
  all(list: unknown, test: (item: unknown) => unknown): boolean | undefined;
  filter(list: unknown, test: (item: unknown) => unknown): readonly unknown[] | undefined;
  map(list: unknown, change: (item: unknown) => unknown): readonly unknown[] | undefined;
  size(value: unknown): number | undefined;
  string(value: unknown): string | undefined;
  number(value: unknown): number | undefined;
  isoTime(seconds: unknown): string | undefined;
  contains(text: unknown, part: unknown): boolean | undefined;
  startsWith(text: unknown, part: unknown): boolean | undefined;
  endsWith(text: unknown, part: unknown): boolean | undefined;
  flag(scope: Scope, name: string): boolean | undefined;
  can(scope: Scope, name: string): boolean | undefined;
  externalLink(scope: Scope, name: string): string | undefined;
  preference(scope: Scope, name: string): boolean | undefined;
  before(scope: Scope, moment: string): boolean | undefined;
  currentPath(scope: Scope): string | undefined;
  timeZone(scope: Scope): string | undefined;
  header(scope: Scope, answer: string, name: string): string | number | boolean | undefined;
  linkTarget(text: unknown, relation: unknown): string | undefined;
  queryValue(address: unknown, name: unknown): string | undefined;
  isPrivateIp(address: unknown): boolean | undefined;
  base64(text: unknown): string | undefined;
  encode(text: unknown): string | undefined;
  versionAtLeast(version: unknown, minimum: unknown): boolean | undefined;
  split(text: unknown, separator: unknown): ReadonlyArray<string> | undefined;
  join(list: unknown, separator: unknown): string | undefined;
  replace(text: unknown, part: unknown, other: unknown): string | undefined;
  lower(text: unknown): string | undefined;
  plainText(text: unknown): string | undefined;
  keys(object: unknown): ReadonlyArray<string> | undefined;
  isObject(value: unknown): boolean | undefined;
  merged(object: unknown, over: unknown): unknown;
  orElse(value: unknown, other: unknown): unknown;
}

/** JSON Schema of a form, handed to the form library as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A validator of a form's values, compiled ahead: whether they are valid. The errors of the last call are its
 * `errors`.
 */
export type FormValidator = (values: unknown) => boolean;

import { drawerInputType } from '../language/drawer-input';
import { languageFunctions, type LanguageFunction } from '../language/functions';
import { contractFolder, header, type EmittedFile } from './emitter';
import { typeScriptOf } from './type-script-of';

/** `types.ts`: what compiled descriptors are made of, the same in every console. */
export function* emitTypes(): Iterable<EmittedFile> {
  yield { path: `${contractFolder}types.ts`, text: header('codegen/') + text };
}

/** Run-time functions take whatever they are given; a wrong or absent argument makes them undecided. */
function languageMethods(): readonly string[] {
  return Object.entries<LanguageFunction>(languageFunctions).map(([name, { parameters, result, scope }]) => {
    const taken = parameters.map((parameter) => `${parameter.name}: ${'type' in parameter ? 'unknown' : 'string'}`);
    const given = typeof result === 'string' ? 'unknown' : `${typeScriptOf(result)} | undefined`;
    return `  ${name}(${[...(scope ? ['scope: Scope'] : []), ...taken].join(', ')}): ${given};`;
  });
}

const text = `/** What expressions read: \`input\`, the sources by name, \`form\`, \`item\`, and the session's values. */
export type Scope = Readonly<Record<string, unknown>>;

/** The scope as a compiled expression reads it: by checked paths, each step of which may be missing. */
export interface Reads {
  readonly [name: string]: Reads | undefined;
}

/** A compiled expression. \`undefined\` is undecided: absent, of the wrong type, or not comparable. */
export type Expression = { evaluate(scope: Scope, functions: Functions): unknown }['evaluate'];

/** A value to send: an expression, or an object or a list of them. */
export type Binding = Expression | readonly Binding[] | { readonly [name: string]: Binding };

/** A text in the plural forms of a language (\`Intl.PluralRules\`). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A text: its key in the messages of each language, and its English if a descriptor contains it. */
export interface Text {
  readonly key: string;
  readonly text?: string | PluralForms;
  /** The placeholder whose number chooses the plural form, if it is not \`count\`. */
  readonly by?: string;
  readonly with?: Readonly<Record<string, Expression>>;
}

/** What opened a drawer: the detail of \`console:open-drawer\`, and the inputs that the drawer declares. */
export type DrawerInput = ${typeScriptOf(drawerInputType())} & Readonly<Record<string, unknown>>;

/**
 * Operators with three-valued logic, macros, and the functions of the language: what \`src/descriptor/functions.ts\`
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
${languageMethods().join('\n')}
}

/** JSON Schema of a form, handed to the form library as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A validator of a form's values, compiled ahead: whether they are valid. The errors of the last call are its
 * \`errors\`.
 */
export type FormValidator = (values: unknown) => boolean;
`;

import { memoizePerObject } from '~/lib/memoize';
import { finding, hint } from '../../diagnostics/finding';
import type { TypeEnvironment } from './type-environment';
import { freeNames } from './free-names';
import { TypeInference } from './infer';
import type { Parsed } from './parse';
import { problemAt, type Problem } from './problem';
import type { Syntax } from './syntax';
import { any } from '../../language/types';
import { alternatives, describeType, mayBe, sameKind, valuesOf, withoutNull } from '../../language/type-relations';
import type { Type } from '../../language/type';
import { suggestValue } from './values';

/** An expression of a descriptor with everything that the compiler knows about it. */
export interface CheckedExpression {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly type: Type;
  /** Sources whose answers it reads. */
  readonly reads: ReadonlySet<string>;
  /** Predicates and rules it names. */
  readonly predicates: ReadonlySet<string>;
  /** Absent if the text does not parse. */
  readonly syntax?: Syntax;
  /** What it was checked against. */
  readonly environment: TypeEnvironment;
}

/** Large projects have many expressions, nearly all of them right: what they have in common exists once. */
const none: readonly Problem[] = [];
const nothing: ReadonlySet<string> = new Set();

/** Checks an expression. All its problems are reported. */
export function checkExpression({ text, syntax, problems }: Parsed, environment: TypeEnvironment): CheckedExpression {
  if (!syntax) return { text, problems, type: any, reads: nothing, predicates: nothing, environment };
  const inference = new TypeInference(text, environment);
  const type = inference.typeOf(syntax);
  const { reads: names, predicates: called } = freeNames(
    syntax,
    environment.predicates ?? nothing,
    environment.rules ?? nothing,
  );
  const sources = [...names].flatMap((name) => {
    const variable = environment.variables.get(name);
    return variable?.source ? [name] : [...(variable?.reads ?? [])];
  });
  const reads = sources.length > 0 ? new Set(sources) : nothing;
  const predicates = called.size > 0 ? called : nothing;
  const checked = { text, type, reads, predicates, syntax, environment };
  if (inference.problems.length > 0) {
    return { ...checked, problems: inference.problems.toSorted((left, right) => left.index - right.index) };
  }
  return { ...checked, problems: none };
}

/** The problems of an expression that must also give a type. */
export function problemsOf(checked: CheckedExpression, expected: Type | undefined): readonly Problem[] {
  if (!expected) return checked.problems;
  if (checked.problems.length > 0) return withoutQuotes(checked, expected) ?? checked.problems;
  return problemsOfResult(expected)(checked);
}

/** The one problem of an expression that is an expected text, but for its quotes. */
function withoutQuotes({ text }: CheckedExpression, expected: Type): readonly Problem[] | undefined {
  const name = text.trim();
  if (valuesOf(expected)?.includes(name) !== true) return undefined;
  const start = text.indexOf(name);
  const advice = { hint: hint('in-quotes', { name }), fix: `'${name}'` };
  return [
    problemAt({ start, end: start + name.length }, finding('expression/unknown-name.variable', { name }), advice),
  ];
}

const problemsOfResult = memoizePerObject((expected: Type) =>
  memoizePerObject((checked: CheckedExpression): readonly Problem[] => {
    const mismatch = mismatchOf(checked, expected);
    if (mismatch) return [mismatch];
    const wrong = checked.syntax ? [...wrongLiterals(checked.syntax, checked.text, expected)] : [];
    return wrong.length > 0 ? wrong : none;
  }),
);

/** The texts and numbers that an expression can give as they are written, and that are none of the expected values. */
function* wrongLiterals(syntax: Syntax, text: string, expected: Type): Iterable<Problem> {
  if (syntax.is === 'choose') {
    yield* wrongLiterals(syntax.yes, text, expected);
    yield* wrongLiterals(syntax.no, text, expected);
  } else if (syntax.is === 'list') {
    const items = alternatives(expected).flatMap((one) => (one.is === 'list' ? [one.item] : []));
    const [item] = items;
    if (item && items.length === 1) for (const entry of syntax.entries) yield* wrongLiterals(entry, text, item);
  } else if (syntax.is === 'literal' && (typeof syntax.value === 'string' || typeof syntax.value === 'number')) {
    const values = valuesOf(expected);
    if (!values || values.includes(syntax.value)) return;
    const value = text.slice(syntax.start, syntax.end);
    yield problemAt(syntax, finding('expression/value.result', { value }), suggestValue(syntax, text, values));
  }
}

/** Why the value of an expression is not of the type that is expected of it. */
function mismatchOf({ text, syntax, type }: CheckedExpression, expected: Type): Problem | undefined {
  const given = withoutNull(type);
  if (given.is === 'null' || mayBe(given, expected)) return undefined;
  if (syntax && sameKind(given, expected)) {
    const advice = suggestValue(syntax, text, valuesOf(expected) ?? []);
    return problemAt(
      syntax,
      finding('expression/value.result', { value: text.slice(syntax.start, syntax.end) }),
      advice,
    );
  }
  const start = text.length - text.trimStart().length;
  const range = { start, end: text.trimEnd().length };
  if (given.is === 'list' && expected.is === 'list') {
    if (!sameKind(given.item, expected.item)) {
      const types = { expected: describeType(expected.item), found: describeType(given.item) };
      return problemAt(range, finding('expression/type.list', types));
    }
    const values = valuesOf(expected.item) ?? [];
    const advice = syntax ? suggestValue(syntax, text, values) : {};
    return problemAt(range, finding('expression/value.list'), advice);
  }
  const found = { expected: describeType(expected), found: describeType(given) };
  return problemAt(range, finding('expression/type.result', found), conversion(text.trim(), given, expected));
}

/** The advice to take the only list that an object has. */
function onlyList(text: string, given: Type): Pick<Problem, 'hint' | 'fix'> {
  const members = given.is === 'object' ? [...given.members] : [];
  const [only, ...others] = members.filter(([, { type }]) => withoutNull(type).is === 'list');
  if (!only || others.length > 0 || !/^[\w.]+$/.test(text)) return {};
  const name = `${text}.${only[0]}`;
  return { hint: hint('nearest', { name }), fix: name };
}

function conversion(text: string, given: Type, expected: Type): Pick<Problem, 'hint' | 'fix'> {
  const isText = given.is === 'number' || given.is === 'boolean';
  if (expected.is === 'string' && isText) return { hint: hint('convert-to-text'), fix: `string(${text})` };
  if (expected.is === 'list') return onlyList(text, given);
  if (expected.is !== 'boolean') return {};
  if (given.is === 'list') return { hint: hint('test-size') };
  return { hint: hint('test-value') };
}

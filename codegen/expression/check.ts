import { codeOf } from './code';
import { constantOf } from './constant';
import type { Environment } from './environment';
import { Inference } from './infer';
import { parse } from './parse';
import { problemAt, type Problem } from './problem';
import { inWords, mayBe, sameKind, valuesOf, withoutNull } from './relations';
import type { Syntax } from './syntax';
import type { Type } from './type';
import { suggestValue } from './values';

/** What is known about an expression at a place. */
export interface Checked {
  readonly problems: readonly Problem[];
  readonly type: Type;
  /** Sources whose answers it reads. */
  readonly reads: ReadonlySet<string>;
  /** Predicates it names. */
  readonly predicates: ReadonlySet<string>;
  /** The value it always has when it is decided. */
  readonly constant?: boolean;
  /** TypeScript over `s` (`Reads`) and `f` (`Functions`); absent when there are problems. */
  readonly code?: string;
}

interface Known {
  readonly checked: Checked;
  readonly syntax?: Syntax;
}

const known = new WeakMap<Environment, Map<string, Known>>();

/** Checks an expression and compiles it. All its problems are reported; `expected` is the type it must give. */
export function checkExpression(text: string, environment: Environment, expected?: Type): Checked {
  let texts = known.get(environment);
  if (!texts) known.set(environment, (texts = new Map()));
  let found = texts.get(text);
  if (!found) texts.set(text, (found = infer(text, environment)));
  const { checked, syntax } = found;
  if (!expected || !syntax || checked.problems.length > 0) return checked;
  const problem = misfit(text, syntax, checked.type, expected);
  if (!problem) return checked;
  const { type, reads, predicates } = checked;
  return { problems: [problem], type, reads, predicates };
}

function infer(text: string, environment: Environment): Known {
  const { syntax, problems } = parse(text);
  if (!syntax) return { checked: { problems, type: { is: 'any' }, reads: new Set(), predicates: new Set() } };
  const inference = new Inference(text, environment);
  const type = inference.typeOf(syntax);
  const found = inference.problems.toSorted((left, right) => left.index - right.index);
  const { code, reads: names, predicates } = codeOf(syntax, environment.predicates ?? new Set());
  const reads = new Set([...names].filter((name) => environment.variables.get(name)?.source));
  if (found.length > 0) return { syntax, checked: { problems: found, type, reads, predicates } };
  const constant = constantOf(syntax);
  return {
    syntax,
    checked: { problems: found, type, reads, predicates, code, ...(constant !== undefined && { constant }) },
  };
}

/** Why a value of one type cannot stand where another is expected. */
function misfit(text: string, syntax: Syntax, actual: Type, expected: Type): Problem | undefined {
  const given = withoutNull(actual);
  if (given.is === 'null' || mayBe(given, expected)) return undefined;
  if (sameKind(given, expected)) {
    const advice = suggestValue(syntax, text, valuesOf(expected) ?? []);
    return problemAt(
      syntax,
      'value',
      `${text.slice(syntax.start, syntax.end)} is not a value that is expected here.`,
      advice,
    );
  }
  const message = `This gives ${inWords(given)}; ${inWords(expected)} is expected.`;
  const start = text.length - text.trimStart().length;
  return problemAt({ start, end: text.trimEnd().length }, 'type', message, conversion(text.trim(), given, expected));
}

function conversion(text: string, given: Type, expected: Type): Pick<Problem, 'hint' | 'fix'> {
  const isText = given.is === 'number' || given.is === 'boolean';
  if (expected.is === 'string' && isText) return { hint: 'Use string(...).', fix: `string(${text})` };
  if (expected.is !== 'boolean') return {};
  if (given.is === 'list') return { hint: 'Ask for its size, e.g. `size(...) > 0`.' };
  return { hint: 'Compare it, e.g. with `==`, or ask for it with `has(...)`.' };
}

import { codeOf } from './code';
import { constantOf } from './constant';
import type { Environment } from './environment';
import { Inference } from './infer';
import { parse } from './parse';
import { problemAt, type Problem } from './problem';
import { any } from './make-type';
import { inWords, mayBe, sameKind, valuesOf, withoutNull } from './relations';
import type { Type } from './type';
import { suggestValue } from './values';

/** What is known about an expression at a place. */
export interface Checked {
  readonly problems: readonly Problem[];
  readonly type: Type;
  /** Sources whose answers it reads. */
  readonly reads: ReadonlySet<string>;
  /** Predicates and rules it names. */
  readonly predicates: ReadonlySet<string>;
  /** The value it always has when it is decided. */
  readonly constant?: boolean;
  /** TypeScript over `s` (`Reads`) and `f` (`Functions`); absent when there are problems. */
  readonly code?: string;
}

const known = new WeakMap<Environment, Map<string, Checked>>();

/** Checks an expression and compiles it. All its problems are reported; `expected` is the type it must give. */
export function checkExpression(text: string, environment: Environment, expected?: Type): Checked {
  let texts = known.get(environment);
  if (!texts) known.set(environment, (texts = new Map()));
  let checked = texts.get(text);
  if (!checked) texts.set(text, (checked = infer(text, environment)));
  if (!expected || checked.problems.length > 0) return checked;
  const problem = misfit(text, checked.type, expected);
  if (!problem) return checked;
  const { type, reads, predicates } = checked;
  return { problems: [problem], type, reads, predicates };
}

/** Large projects have many expressions, nearly all of them right: what they have in common is kept once. */
const none: readonly Problem[] = [];
const nothing: ReadonlySet<string> = new Set();

function infer(text: string, environment: Environment): Checked {
  const { syntax, problems } = parse(text);
  if (!syntax) return { problems, type: any, reads: nothing, predicates: nothing };
  const inference = new Inference(text, environment);
  const type = inference.typeOf(syntax);
  const {
    code,
    reads: names,
    predicates: called,
  } = codeOf(syntax, environment.predicates ?? nothing, environment.rules);
  const sources = [...names].flatMap((name) => {
    const variable = environment.variables.get(name);
    return variable?.source ? [name] : [...(variable?.reads ?? [])];
  });
  const reads = sources.length > 0 ? new Set(sources) : nothing;
  const predicates = called.size > 0 ? called : nothing;
  if (inference.problems.length > 0) {
    return {
      problems: inference.problems.toSorted((left, right) => left.index - right.index),
      type,
      reads,
      predicates,
    };
  }
  const constant = constantOf(syntax);
  return { problems: none, type, reads, predicates, code, ...(constant !== undefined && { constant }) };
}

/** Why a value of one type cannot stand where another is expected. */
function misfit(text: string, actual: Type, expected: Type): Problem | undefined {
  const given = withoutNull(actual);
  if (given.is === 'null' || mayBe(given, expected)) return undefined;
  const { syntax } = parse(text);
  if (syntax && sameKind(given, expected)) {
    const advice = suggestValue(syntax, text, valuesOf(expected) ?? []);
    return problemAt(
      syntax,
      'value',
      `${text.slice(syntax.start, syntax.end)} is not a value that is expected here.`,
      advice,
    );
  }
  const start = text.length - text.trimStart().length;
  const place = { start, end: text.trimEnd().length };
  if (given.is === 'list' && expected.is === 'list') {
    const message = `This gives a list of other things than expected here: ${inWords(given.item)} instead of ${inWords(expected.item)}.`;
    if (!sameKind(given.item, expected.item)) return problemAt(place, 'type', message);
    const values = valuesOf(expected.item) ?? [];
    const advice = syntax ? suggestValue(syntax, text, values) : {};
    return problemAt(place, 'value', 'None of the values of this list is expected here.', advice);
  }
  const message = `This gives ${inWords(given)}; ${inWords(expected)} is expected.`;
  return problemAt(place, 'type', message, conversion(text.trim(), given, expected));
}

function conversion(text: string, given: Type, expected: Type): Pick<Problem, 'hint' | 'fix'> {
  const isText = given.is === 'number' || given.is === 'boolean';
  if (expected.is === 'string' && isText) return { hint: 'Use string(...).', fix: `string(${text})` };
  if (expected.is !== 'boolean') return {};
  if (given.is === 'list') return { hint: 'Ask for its size, e.g. `size(...) > 0`.' };
  return { hint: 'Compare it, e.g. with `==`, or ask for it with `has(...)`.' };
}

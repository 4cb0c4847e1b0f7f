import { codeOf } from './code';
import type { BinaryOperator, Syntax } from './syntax';

type Value = string | number | boolean | undefined;

/** The most combinations that are tried. */
const limit = 4096;

/**
 * The value a condition always has, if it has one: `false` when nothing makes it true, `true` when nothing keeps it
 * from being true. Paths that are compared with literals take each value that makes a difference; everything else is
 * true or false at will, so that no answer is wrong and some constants are missed.
 */
export function constantOf(syntax: Syntax): boolean | undefined {
  if (syntax.is === 'literal') return typeof syntax.value === 'boolean' ? syntax.value : undefined;
  if (syntax.is !== 'not' && syntax.is !== 'choose' && syntax.is !== 'binary') return undefined;
  if (syntax.is === 'binary' && comparisonOf(syntax.operator, syntax.operands)?.path) return undefined;
  const atoms = new Map<string, Set<Value>>();
  collect(syntax, atoms);
  const choices = [...atoms].map(([key, values]) => [key, candidates(values)] as const);
  if (choices.reduce((product, [, { length }]) => product * length, 1) > limit) return undefined;
  const results = new Set<Value>();
  for (const assignment of assignments(choices)) results.add(evaluate(syntax, assignment));
  if ([...results].every((result) => result === true)) return true;
  return [...results].every((result) => result === false || result === undefined) ? false : undefined;
}

function collect(syntax: Syntax, atoms: Map<string, Set<Value>>): void {
  if (syntax.is === 'literal') return;
  if (syntax.is === 'not') return collect(syntax.operand, atoms);
  if (syntax.is === 'choose') return [syntax.condition, syntax.yes, syntax.no].forEach((part) => collect(part, atoms));
  if (syntax.is === 'binary') {
    if (syntax.operator === '&&' || syntax.operator === '||') {
      return syntax.operands.forEach((operand) => collect(operand, atoms));
    }
    const comparison = comparisonOf(syntax.operator, syntax.operands);
    if (comparison) {
      if (comparison.path) add(atoms, comparison.path, comparison.literals);
      return;
    }
  }
  add(atoms, syntax, [true, false]);
}

function add(atoms: Map<string, Set<Value>>, syntax: Syntax, values: readonly Value[]): void {
  const key = keyOf(syntax);
  const known = atoms.get(key) ?? new Set();
  atoms.set(key, known);
  for (const value of values) known.add(value);
}

interface Comparison {
  /** What is compared; absent when both sides are literals. */
  readonly path?: Syntax;
  readonly literals: readonly Value[];
  test(value: Value): Value;
}

/** A comparison of something with literals, on either side. */
function comparisonOf(operator: BinaryOperator, operands: readonly Syntax[]): Comparison | undefined {
  const [left, right] = operands;
  if (!left || !right) return undefined;
  if (operator === 'in') {
    const entries = right.is === 'list' ? right.entries.map(literalOf) : [];
    if (right.is !== 'list' || left.is === 'literal' || entries.includes(undefined)) return undefined;
    return { path: left, literals: entries, test: (value) => value !== undefined && entries.includes(value) };
  }
  const compare = comparisons.get(operator);
  if (!compare) return undefined;
  const [first, second] = [literalOf(left), literalOf(right)];
  if (first !== undefined && second !== undefined) return { literals: [], test: () => compare(first, second) };
  if (second !== undefined) return { path: left, literals: [second], test: (value) => compare(value, second) };
  if (first !== undefined) return { path: right, literals: [first], test: (value) => compare(first, value) };
  return undefined;
}

function literalOf(syntax: Syntax): Value {
  return syntax.is === 'literal' && syntax.value !== null ? syntax.value : undefined;
}

const comparisons: ReadonlyMap<BinaryOperator, (left: Value, right: Value) => Value> = new Map([
  ['==', (left, right) => (sameType(left, right) ? left === right : undefined)],
  ['!=', (left, right) => (sameType(left, right) ? left !== right : undefined)],
  ['<', ordered((left, right) => left < right)],
  ['<=', ordered((left, right) => left <= right)],
  ['>', ordered((left, right) => left > right)],
  ['>=', ordered((left, right) => left >= right)],
]);

function sameType(left: Value, right: Value): boolean {
  return left !== undefined && typeof left === typeof right;
}

function ordered(compare: (left: string | number, right: string | number) => boolean) {
  return (left: Value, right: Value): Value =>
    (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string')
      ? compare(left, right)
      : undefined;
}

/** The values that make a difference: each literal, and one value in every gap between and beside them. */
function candidates(values: ReadonlySet<Value>): readonly Value[] {
  const all = [...values];
  const texts = all.filter((value) => typeof value === 'string');
  const numbers = all.filter((value) => typeof value === 'number').toSorted((left, right) => left - right);
  const between = numbers.map((value, index) => {
    const next = numbers[index + 1];
    return next === undefined ? value + 1 : (value + next) / 2;
  });
  const [lowest] = numbers;
  return [
    ...(all.some((value) => typeof value === 'boolean') ? [true, false] : []),
    ...(texts.length > 0 ? new Set(['', ...texts, ...texts.map((text) => `${text}\0`)]) : []),
    ...(lowest === undefined ? [] : new Set([lowest - 1, ...numbers, ...between])),
  ];
}

function* assignments(choices: readonly (readonly [string, readonly Value[]])[]): Generator<Map<string, Value>> {
  const [first, ...others] = choices;
  if (!first) {
    yield new Map();
    return;
  }
  for (const assignment of assignments(others)) {
    for (const value of first[1]) yield new Map(assignment).set(first[0], value);
  }
}

function evaluate(syntax: Syntax, assignment: ReadonlyMap<string, Value>): Value {
  if (syntax.is === 'literal') return syntax.value ?? undefined;
  if (syntax.is === 'not') {
    const operand = evaluate(syntax.operand, assignment);
    return typeof operand === 'boolean' ? !operand : undefined;
  }
  if (syntax.is === 'choose') {
    const condition = evaluate(syntax.condition, assignment);
    return condition === undefined ? undefined : evaluate(condition === true ? syntax.yes : syntax.no, assignment);
  }
  if (syntax.is === 'binary') {
    if (syntax.operator === '&&' || syntax.operator === '||') {
      const decisive = syntax.operator === '||';
      const values = syntax.operands.map((operand) => evaluate(operand, assignment));
      if (values.includes(decisive)) return decisive;
      return values.every((value) => value === !decisive) ? !decisive : undefined;
    }
    const comparison = comparisonOf(syntax.operator, syntax.operands);
    if (comparison) return comparison.test(comparison.path ? assignment.get(keyOf(comparison.path)) : undefined);
  }
  return assignment.get(keyOf(syntax));
}

const keys = new WeakMap<Syntax, string>();

/** Expressions that compile to the same code have the same value. */
function keyOf(syntax: Syntax): string {
  const key = keys.get(syntax) ?? codeOf(syntax, new Set()).code;
  keys.set(syntax, key);
  return key;
}

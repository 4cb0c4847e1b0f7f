import { memoizePerObject } from '~/lib/memoize';
import type { BinaryOperator, Syntax } from './syntax';
import { syntaxKey } from './syntax-key';

type Value = string | number | boolean | undefined;

/** The most combinations that are tried. */
const limit = 4096;

/**
 * The value a condition always has, if it has one: `false` when nothing makes it true, `true` when nothing keeps it
 * from being true. Paths that are compared with literals take each value that makes a difference; everything else is
 * true or false at will, so that no answer is wrong and some constants are missed.
 */
export const constantOf = memoizePerObject((syntax: Syntax): boolean | undefined => {
  if (syntax.is === 'literal') return typeof syntax.value === 'boolean' ? syntax.value : undefined;
  if (syntax.is !== 'not' && syntax.is !== 'choose' && syntax.is !== 'binary') return undefined;
  if (syntax.is === 'binary' && comparisonOf(syntax.operator, syntax.operands)?.path) return undefined;
  const atoms = new Atoms();
  const condition = atoms.compile(syntax);
  const choices = atoms.candidates();
  if (choices.reduce((product, { length }) => product * length, 1) > limit) return undefined;
  let canBeTrue = false;
  let canBeFalse = false;
  for (const values of assignments(choices)) {
    const result = condition(values);
    if (result === true) canBeTrue = true;
    else if (typeof result === 'string' || typeof result === 'number') return undefined;
    else canBeFalse = true;
    if (canBeTrue && canBeFalse) return undefined;
  }
  return canBeTrue;
});

/** A condition over the values of its atoms. */
type Condition = (values: readonly Value[]) => Value;

/**
 * What a condition depends on: paths with the literals they are compared with, and everything that is not looked into.
 */
class Atoms {
  readonly #slots = new Map<string, number>();
  readonly #literals: Set<Value>[] = [];

  compile(syntax: Syntax): Condition {
    if (syntax.is === 'literal') return constant(syntax.value ?? undefined);
    if (syntax.is === 'not') return negation(this.compile(syntax.operand));
    if (syntax.is === 'choose') {
      return choice(this.compile(syntax.condition), this.compile(syntax.yes), this.compile(syntax.no));
    }
    if (syntax.is === 'binary') {
      if (syntax.operator === '&&' || syntax.operator === '||') {
        return chain(
          syntax.operator === '||',
          syntax.operands.map((operand) => this.compile(operand)),
        );
      }
      const comparison = comparisonOf(syntax.operator, syntax.operands);
      if (comparison && !comparison.path) return constant(comparison.test(undefined));
      if (comparison?.path) return tested(this.#slot(comparison.path, comparison.literals), comparison);
    }
    return atSlot(this.#slot(syntax, [true, false]));
  }

  /** The values that are tried for each slot. */
  candidates(): readonly (readonly Value[])[] {
    return this.#literals.map(candidates);
  }

  #slot(syntax: Syntax, literals: readonly Value[]): number {
    const key = syntaxKey(syntax);
    const slot = this.#slots.get(key) ?? this.#literals.push(new Set()) - 1;
    this.#slots.set(key, slot);
    for (const literal of literals) this.#literals[slot]?.add(literal);
    return slot;
  }
}

function constant(value: Value): Condition {
  return () => value;
}

function atSlot(slot: number): Condition {
  return (values) => values[slot];
}

function tested(slot: number, { test }: Comparison): Condition {
  return (values) => test(values[slot]);
}

function negation(operand: Condition): Condition {
  return (values) => {
    const value = operand(values);
    return typeof value === 'boolean' ? !value : undefined;
  };
}

function choice(condition: Condition, yes: Condition, no: Condition): Condition {
  return (values) => {
    const decided = condition(values);
    return decided === undefined ? undefined : decided === true ? yes(values) : no(values);
  };
}

/** `decisive` is what one operand alone settles the chain with. */
function chain(decisive: boolean, operands: readonly Condition[]): Condition {
  return (values) => {
    let undecided = false;
    for (const operand of operands) {
      const value = operand(values);
      if (value === decisive) return decisive;
      if (value !== !decisive) undecided = true;
    }
    return undecided ? undefined : !decisive;
  };
}

interface Comparison {
  /** What is compared; absent when both sides are literals. */
  readonly path?: Syntax;
  readonly literals: readonly Value[];
  readonly test: (value: Value) => Value;
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

/** Every combination, counted through like the digits of a number; the list handed out is always the same one. */
function* assignments(choices: readonly (readonly Value[])[]): Generator<readonly Value[]> {
  const digits = choices.map(() => 0);
  const values = choices.map(([first]) => first);
  for (;;) {
    yield values;
    let digit = 0;
    for (; digit < choices.length; digit += 1) {
      const next = (digits[digit] ?? 0) + 1;
      const carry = next === choices[digit]?.length;
      digits[digit] = carry ? 0 : next;
      values[digit] = choices[digit]?.[carry ? 0 : next];
      if (!carry) break;
    }
    if (digit === choices.length) return;
  }
}

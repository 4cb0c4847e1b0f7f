import { findFunction } from '../../language/functions';
import { isCondition } from '../expression/is-condition';
import type { Syntax } from '../expression/syntax';
import type { TypeEnvironment } from '../expression/type-environment';

/** Something that conditions read and do not look into: a path, a call, a comparison of two paths. */
export interface Variable {
  readonly syntax: Syntax;
  /** What it can be, as far as the conditions tell it apart. Numbers, and texts that are ordered, ascend. */
  readonly choices: readonly Choice[];
}

/** One of the things that a variable can be, and a value that represents it. */
export interface Choice {
  /**
   * `value`: this one. `between`: any between the two neighbours. `other`: any that no condition names. `wrong`: of
   * another type. `absent`: missing, null, or undecided for another reason.
   */
  readonly is: 'value' | 'between' | 'other' | 'wrong' | 'absent';
  readonly value: unknown;
}

/** What conditions want to know of a variable. */
export interface Demand {
  readonly literals: Set<unknown>;
  /** Its value is taken as a condition. */
  isCondition: boolean;
  /** Its texts are ordered. */
  isOrdered: boolean;
}

/** Any value of a type that no literal has: each operation on it is undecided. */
const wrong: Choice = { is: 'wrong', value: {} };
const absent: Choice = { is: 'absent', value: undefined };
const both = [true, false].map(exactly);

/** What a variable can be. */
export function choicesOf(syntax: Syntax, demand: Demand, { variables }: TypeEnvironment): readonly Choice[] {
  if (isFact(syntax)) return demand.isCondition ? both : [...demand.literals].map(exactly);
  const declared = syntax.is === 'name' ? variables.get(syntax.name) : undefined;
  const { type } = declared ?? {};
  if (declared?.closed && type?.is === 'string' && type.values && type.values.length > 0)
    return type.values.map(exactly);
  const isBoolean = !isTime(syntax) && (isCondition(syntax) || type?.is === 'boolean');
  const literals = [...demand.literals];
  const known = [
    ...(isBoolean || demand.isCondition || literals.some(isBooleanValue) ? both : []),
    ...(isBoolean ? [] : textsOf(literals, demand.isOrdered)),
    ...(isBoolean ? [] : numbersOf(literals, syntax.is === 'call' && syntax.name === 'size')),
  ];
  if (declared?.sure) return known.length > 0 ? known : [{ is: 'other', value: '' }];
  const result = syntax.is === 'call' ? findFunction(syntax.name) : undefined;
  if (result?.decided) return known;
  const isTyped = isBoolean || (typeof result?.result === 'object' && result.result.is !== 'list');
  if (isTyped && known.length === 0) return [{ is: 'other', value: '' }, absent];
  return [...known, ...(isTyped ? [] : [wrong]), absent];
}

/**
 * Something beside expressions on which the presence of a part depends: true or false, or one of the values that it is
 * compared with.
 */
export function fact(name: string): Syntax {
  return { is: 'name', name: `#${name}`, start: 0, end: 0 };
}

/** Whether it was made by `fact`. */
export function isFact(syntax: Syntax): boolean {
  return syntax.is === 'name' && syntax.name.startsWith('#');
}

/** What `before` compares with: the call without its moment. */
export function isTime(syntax: Syntax): boolean {
  return syntax.is === 'call' && syntax.name === 'before' && syntax.arguments.length === 0;
}

function exactly(value: unknown): Choice {
  return { is: 'value', value };
}

function isBooleanValue(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** The texts that are compared, and those that are not. */
function textsOf(literals: readonly unknown[], isOrdered: boolean): readonly Choice[] {
  const texts = literals.filter((value) => typeof value === 'string');
  if (texts.length === 0) return [];
  if (!isOrdered) return [...texts.map(exactly), { is: 'other', value: `${texts.join('')}\0` }];
  const ascending = texts.toSorted((left, right) => (left < right ? -1 : 1));
  const choices: Choice[] = ascending.flatMap((text) => [exactly(text), { is: 'between', value: `${text}\0` }]);
  return texts.includes('') ? choices : [{ is: 'between', value: '' }, ...choices];
}

/** The numbers that are compared, and one of every gap between and beside them. */
function numbersOf(literals: readonly unknown[], isCount: boolean): readonly Choice[] {
  const numbers = literals.filter((value) => typeof value === 'number').toSorted((left, right) => left - right);
  const [lowest] = numbers;
  if (lowest === undefined) return [];
  const choices: Choice[] = numbers.flatMap((value, index) => {
    const next = numbers[index + 1];
    const between = next === undefined ? value + 1 : isCount ? Math.floor(value) + 1 : (value + next) / 2;
    return between === next ? [exactly(value)] : [exactly(value), { is: 'between', value: between }];
  });
  const all: readonly Choice[] = [{ is: 'between', value: lowest - 1 }, ...choices];
  return isCount ? all.filter(({ value }) => Number(value) >= 0 && Number.isInteger(value)) : all;
}

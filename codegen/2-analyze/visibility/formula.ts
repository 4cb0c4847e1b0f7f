import { pureFunctions } from '~/lib/expression/functions';
import type { BinaryOperator, Syntax } from '../expression/syntax';
import { syntaxKey } from '../expression/syntax-key';
import type { Demand } from './variable';

/** A condition as operations on constants and variables. */
export type Formula =
  | { readonly is: 'constant'; readonly value: unknown }
  | { readonly is: 'variable'; readonly position: number }
  | { readonly is: 'operation'; readonly compute: Operation; readonly operands: readonly Formula[] };

type Operation = (...values: readonly unknown[]) => unknown;

const { and, or, not, choose, has, orElse, eq, ne, lt, le, gt, ge, within } = pureFunctions;
const comparisons: ReadonlyMap<BinaryOperator, Operation> = new Map<BinaryOperator, Operation>([
  ['==', eq],
  ['!=', ne],
  ['<', lt],
  ['<=', le],
  ['>', gt],
  ['>=', ge],
  ['in', (value, ...entries) => within(value, entries)],
]);

/** What is expected of a value where it is used. */
interface Expected {
  /** It is compared with these. */
  readonly literals?: readonly unknown[];
  readonly isCondition?: boolean;
  readonly isOrdered?: boolean;
}

const condition: Expected = { isCondition: true };

/** Turns conditions into formulas over the same variables: each is a part of a condition that is not looked into. */
export class Formulas {
  /** The variables by their position. */
  readonly variables: (Demand & { readonly syntax: Syntax })[] = [];
  readonly #positions = new Map<string, number>();
  readonly #conditions = new Map<Syntax, Formula>();

  /** The formula of a condition. What has several names was expanded before, and may be shared. */
  of(syntax: Syntax): Formula {
    const known = this.#conditions.get(syntax);
    if (known) return known;
    const formula = this.#translate(syntax, condition);
    this.#conditions.set(syntax, formula);
    return formula;
  }

  #translate(syntax: Syntax, expected: Expected): Formula {
    if (syntax.is === 'literal') return { is: 'constant', value: syntax.value ?? undefined };
    if (syntax.is === 'not') return operation(not, [this.of(syntax.operand)]);
    if (syntax.is === 'choose') {
      const branches = [syntax.yes, syntax.no].map((branch) => this.#translate(branch, expected));
      return operation(choose, [this.of(syntax.condition), ...branches]);
    }
    if (syntax.is === 'binary') return this.#binary(syntax, expected);
    const [first, second] = syntax.is === 'call' ? syntax.arguments : [];
    if (syntax.is === 'call' && first?.is === 'literal' && isCallOf('before', syntax)) {
      // All moments are compared with the same time.
      const time = this.#variable({ ...syntax, arguments: [] }, { literals: [first.value], isOrdered: true });
      return operation(lt, [time, { is: 'constant', value: first.value }]);
    }
    if (first && isCallOf('has', syntax)) return operation(has, [this.#translate(first, {})]);
    if (first && second && isCallOf('orElse', syntax)) {
      // An empty text counts as missing.
      const value = this.#translate(first, { ...expected, literals: [...(expected.literals ?? []), ''] });
      return operation(orElse, [value, this.#translate(second, expected)]);
    }
    return this.#variable(syntax, expected);
  }

  #binary(syntax: Syntax & { readonly is: 'binary' }, expected: Expected): Formula {
    const { operator, operands } = syntax;
    if (operator === '&&' || operator === '||') {
      const compute = operator === '&&' ? and : or;
      return operands.map((operand) => this.of(operand)).reduce((left, right) => operation(compute, [left, right]));
    }
    const tested = testedForNull(syntax);
    if (tested) {
      const isThere = operation(has, [this.#translate(tested, {})]);
      return operator === '!=' ? isThere : operation(not, [isThere]);
    }
    const compute = comparisons.get(operator);
    const compared = compute && comparedWithLiterals(syntax);
    if (!compared) return this.#variable(syntax, expected);
    const literals = compared.flatMap(literalsIn);
    const isOrdered = operator !== '==' && operator !== '!=' && operator !== 'in';
    return operation(
      compute,
      compared.map((one) => this.#translate(one, { literals, isOrdered })),
    );
  }

  #variable(syntax: Syntax, { literals = [], isCondition = false, isOrdered = false }: Expected): Formula {
    const key = syntaxKey(syntax);
    const position = this.#positions.get(key) ?? this.variables.length;
    const demand = (this.variables[position] ??= {
      syntax,
      literals: new Set(),
      isCondition: false,
      isOrdered: false,
    });
    this.#positions.set(key, position);
    for (const literal of literals) demand.literals.add(literal);
    demand.isCondition ||= isCondition;
    demand.isOrdered ||= isOrdered;
    return { is: 'variable', position };
  }
}

function operation(compute: Operation, operands: readonly Formula[]): Formula {
  return { is: 'operation', compute, operands };
}

function isCallOf(name: string, syntax: Syntax): boolean {
  return syntax.is === 'call' && syntax.name === name;
}

/** What a comparison with null asks for. */
function testedForNull({ operator, operands }: Syntax & { readonly is: 'binary' }): Syntax | undefined {
  if (operator !== '==' && operator !== '!=') return undefined;
  const isNull = (one: Syntax) => one.is === 'literal' && one.value === null;
  return operands.some(isNull) ? (operands.find((one) => !isNull(one)) ?? operands[0]) : undefined;
}

/**
 * The two sides of a comparison, the entries of a list as sides of their own, if all values of one side are written in
 * the expression. Two sides that read something are not compared value by value.
 */
function comparedWithLiterals({ operator, operands }: Syntax & { readonly is: 'binary' }) {
  const [left, right] = operands;
  if (!left || !right || (operator === 'in' && right.is !== 'list')) return undefined;
  const others = right.is === 'list' && operator === 'in' ? right.entries : [right];
  const isWritten = (side: readonly Syntax[]) => side.flatMap(resultsOf).every((one) => literalsOf(one).length > 0);
  return isWritten([left]) || isWritten(others) ? [left, ...others] : undefined;
}

/** The expressions of which one gives the value of an expression. */
function resultsOf(syntax: Syntax): readonly Syntax[] {
  if (syntax.is === 'choose') return [syntax.yes, syntax.no].flatMap(resultsOf);
  return isCallOf('orElse', syntax) && syntax.is === 'call' ? syntax.arguments.flatMap(resultsOf) : [syntax];
}

function literalsIn(syntax: Syntax): readonly unknown[] {
  return resultsOf(syntax).flatMap(literalsOf);
}

/** The values that an expression can have if they do not depend on what a variable holds. */
function literalsOf(syntax: Syntax): readonly unknown[] {
  if (syntax.is === 'literal') return syntax.value === null ? [] : [syntax.value];
  const isLogic = syntax.is === 'binary' && (syntax.operator === '&&' || syntax.operator === '||');
  return syntax.is === 'not' || isLogic || isCallOf('has', syntax) ? [true, false] : [];
}

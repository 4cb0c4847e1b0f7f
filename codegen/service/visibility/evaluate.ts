import { pureFunctions } from '~/lib/expression/functions';
import { getOwn } from '~/lib/get-own';
import { withLimit } from '~/lib/expression/cost';
import { isList } from '~/lib/json';
import { findFunction } from '../../language/functions';
import type { BinaryOperator, Syntax } from '../../2-analyze/analysis';

type Operation = (...values: readonly unknown[]) => unknown;

const { not, negate, choose, get, at, has, exists, all, filter, map } = pureFunctions;
const { and, or, eq, ne, lt, le, gt, ge, within, add, subtract, multiply, divide } = pureFunctions;

const operators: Readonly<Record<BinaryOperator, Operation>> = {
  ...{ '&&': and, '||': or, '==': eq, '!=': ne, '<': lt, '<=': le, '>': gt, '>=': ge, in: within },
  ...{ '+': add, '-': subtract, '*': multiply, '/': divide },
};

const macros = { exists, all, filter, map };

/** The functions of the language. `join` is one of the renderer, which also shows objects in a list. */
const functions: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...Object.entries(pureFunctions),
  ['join', joinTexts],
]);

/**
 * The value of a written-out expression for the names of a scope; `undefined` is undecided. It does what the compiled
 * expression does in the browser.
 */
export function evaluate(syntax: Syntax, scope: Readonly<Record<string, unknown>>): unknown {
  try {
    return withLimit(() => valueOf(syntax, scope));
  } catch {
    // It takes too many steps: undecided, as in the browser.
    return undefined;
  }
}

function valueOf(syntax: Syntax, scope: Readonly<Record<string, unknown>>): unknown {
  const valuesOf = (parts: readonly Syntax[]) => parts.map((part) => valueOf(part, scope));
  switch (syntax.is) {
    case 'literal':
      return syntax.value ?? undefined;
    case 'name':
      return getOwn(scope, syntax.name.replace(/(?<=.)#.*$/, ''));
    case 'member':
      return get(valueOf(syntax.object, scope), syntax.name);
    case 'index':
      return at(valueOf(syntax.list, scope), valueOf(syntax.index, scope));
    case 'list':
      return valuesOf(syntax.entries);
    case 'not':
      return not(valueOf(syntax.operand, scope));
    case 'negate':
      return negate(valueOf(syntax.operand, scope));
    case 'choose':
      return choose(...triple(valuesOf([syntax.condition, syntax.yes, syntax.no])));
    case 'binary':
      return binary(syntax.operator, syntax.operands, valuesOf(syntax.operands));
    case 'macro': {
      const body = (entry: unknown) => valueOf(syntax.body, { ...scope, [syntax.variable.name]: entry });
      return macros[syntax.macro](valueOf(syntax.list, scope), body);
    }
    case 'call':
      if (syntax.name === 'header') return pureFunctions.header(scope, ...namesOf(syntax.arguments));
      return call(syntax.name, valuesOf([...(syntax.receiver ? [syntax.receiver] : []), ...syntax.arguments]), scope);
  }
}

/** The names of an answer and of its header; headers have their names in lower case. */
function namesOf([answer, header]: readonly Syntax[]): [string, string] {
  const name = header?.is === 'literal' ? String(header.value) : '';
  return [answer?.is === 'name' ? answer.name : '', name.toLowerCase()];
}

function triple(values: readonly unknown[]): [unknown, unknown, unknown] {
  return [values[0], values[1], values[2]];
}

/** A comparison with null asks whether a value is there. */
function binary(operator: BinaryOperator, operands: readonly Syntax[], values: readonly unknown[]): unknown {
  const isNull = (one: Syntax) => one.is === 'literal' && one.value === null;
  if ((operator !== '==' && operator !== '!=') || !operands.some(isNull)) return operators[operator](...values);
  const isThere = values.some(has);
  return operator === '!=' ? isThere : !isThere;
}

function call(name: string, values: readonly unknown[], scope: Readonly<Record<string, unknown>>): unknown {
  const compute = functions.get(name);
  if (typeof compute !== 'function') return undefined;
  const result: unknown = findFunction(name)?.scope ? compute(scope, ...values) : compute(...values);
  return result;
}

function joinTexts(list: unknown, separator: unknown): string | undefined {
  if (!isList(list) || typeof separator !== 'string') return undefined;
  return list.filter((entry) => typeof entry === 'string' || typeof entry === 'number').join(separator);
}

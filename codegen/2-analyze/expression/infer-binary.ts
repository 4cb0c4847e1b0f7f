import { finding, type Finding, hint } from '../../diagnostics/finding';
import type { Inference } from './inference';
import { problemAt } from './problem';
import {
  alternatives,
  describeType,
  mayBe,
  sameKind,
  union,
  valuesOf,
  withoutNull,
} from '../../language/type-relations';
import type { BinaryOperator, Syntax } from './syntax';
import type { Type } from '../../language/type';
import { suggestValue } from './values';

const boolean: Type = { is: 'boolean' };
const number: Type = { is: 'number' };
const string: Type = { is: 'string' };

/** A value with its place. */
interface Operand {
  readonly syntax: Syntax;
  readonly type: Type;
}

/** The type of an operator's result. */
export function inferBinary(
  inference: Inference,
  { operator, operands }: { readonly operator: BinaryOperator; readonly operands: readonly Syntax[] },
): Type {
  const [left, right] = operands;
  if (!left || !right) return { is: 'any' };
  switch (operator) {
    case '||':
    case '&&':
      inference.inSequence(operands, operator === '&&', (operand) =>
        inference.expect(operand, boolean, `\`${operator}\``),
      );
      return boolean;
    case '==':
    case '!=':
      compare(inference, operandOf(inference, left), operandOf(inference, right), operator);
      return boolean;
    case 'in':
      within(inference, operandOf(inference, left), right);
      return boolean;
    case '<':
    case '<=':
    case '>':
    case '>=':
      order(inference, operator, operandOf(inference, left), operandOf(inference, right));
      return boolean;
    case '+':
      return add(inference, operandOf(inference, left), operandOf(inference, right));
    case '-':
    case '*':
    case '/':
      return calculate(inference, operator, operands);
  }
}

function operandOf(inference: Inference, syntax: Syntax): Operand {
  return { syntax, type: withoutNull(inference.typeOf(syntax)) };
}

/** Values of different kinds are never equal, and neither is a value that the other side cannot have. */
function compare(inference: Inference, left: Operand, right: Operand, operator = '=='): void {
  const missing = [left, right].find(({ syntax }) => syntax.is === 'literal' && syntax.value === 'null');
  const values = missing && valuesOf((missing === left ? right : left).type);
  if (missing && !values?.includes('null')) {
    inference.report(missing.syntax, finding('expression/null-text'), {
      hint: hint('nearest', { name: 'null' }),
      fix: 'null',
    });
    return;
  }
  if (left.type.is === 'null' || right.type.is === 'null' || mayBe(left.type, right.type)) return;
  if (!sameKind(left.type, right.type)) {
    const range = { start: left.syntax.start, end: right.syntax.end };
    const types = { left: describeType(left.type), right: describeType(right.type) };
    const found = finding('expression/type.compare', types);
    const test = testOfEmpty(inference, [left, right], operator);
    if (test === undefined) reportKinds(inference, found, [left, right]);
    else inference.report(range, found, { hint: hint('nearest', { name: test }), fix: test });
    return;
  }
  const [value, other] = right.syntax.is === 'literal' || left.syntax.is !== 'literal' ? [right, left] : [left, right];
  notAValue(inference, value, other);
}

function notAValue(inference: Inference, value: Operand, other: Operand): void {
  const allowed = valuesOf(other.type) ?? [];
  const { syntax } = value;
  const shown = syntax.is === 'literal' ? JSON.stringify(syntax.value) : inference.source(syntax);
  const unknown = finding('expression/value.compare', { value: shown, source: inference.source(other.syntax) });
  inference.report(syntax, unknown, suggestValue(syntax, inference.text, allowed));
}

/** `value in list`: every literal of the list must be possible, and any other list must hold such values. */
function within(inference: Inference, value: Operand, list: Syntax): void {
  if (list.is === 'list') {
    for (const entry of list.entries) compare(inference, value, operandOf(inference, entry));
    return;
  }
  if (list.is === 'literal' && typeof list.value === 'string' && list.value.includes(',')) {
    const entries = list.value.split(',').map((entry) => `'${entry.trim()}'`);
    const fix = `[${entries.join(', ')}]`;
    inference.report(list, finding('expression/type.in-text'), { hint: hint('nearest', { name: fix }), fix });
    return;
  }
  const type = inference.expect(list, { is: 'list', item: { is: 'any' } }, '`in`');
  const items = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  if (items.length > 0) compare(inference, value, { syntax: list, type: withoutNull(union(items)) });
}

function order(inference: Inference, operator: string, left: Operand, right: Operand): void {
  const known = [left, right].filter(({ type }) => type.is !== 'null');
  for (const wanted of [number, string]) if (known.every(({ type }) => mayBe(type, wanted))) return;
  reportKinds(inference, unordered(operator, left, right), [left, right], true);
}

/** What tests whether there is a value, where one that is no text is compared with an empty text. */
function testOfEmpty(
  inference: Inference,
  [left, right]: readonly [Operand, Operand],
  operator: string,
): string | undefined {
  const isEmpty = ({ syntax }: Operand): boolean => syntax.is === 'literal' && syntax.value === '';
  const [tested] = [left, right].filter((one) => !isEmpty(one));
  if (!tested || !(isEmpty(left) || isEmpty(right)) || !isPath(tested.syntax)) return undefined;
  return `${operator === '!=' ? '' : '!'}has(${inference.source(tested.syntax)})`;
}

function isPath({ is }: Syntax): boolean {
  return is === 'member' || is === 'name' || is === 'index';
}

/**
 * Two values of different kinds. A literal with quotes that it must not have is the mistake, and one without those that
 * it needs: but of an order, for which texts are no numbers.
 */
function reportKinds(
  inference: Inference,
  found: Finding,
  [left, right]: readonly [Operand, Operand],
  isOrder = false,
): void {
  for (const [{ syntax }, { type }] of [[right, left] as const, [left, right] as const]) {
    const meant = syntax.is === 'literal' ? literalOf(syntax.value, type) : undefined;
    if (meant === undefined || (isOrder && meant.startsWith("'"))) continue;
    const advice = meant.startsWith("'")
      ? hint('in-quotes', { name: meant.slice(1, -1) })
      : hint('no-quotes', { value: meant });
    inference.report(syntax, found, { hint: advice, fix: meant });
    return;
  }
  inference.report({ start: left.syntax.start, end: right.syntax.end }, found);
}

/** A literal as one of another type, if it can be one. */
function literalOf(value: string | number | boolean | null, type: Type): string | undefined {
  const is = (wanted: Type): boolean => type.is !== 'any' && mayBe(type, wanted);
  if (typeof value !== 'string') return value !== null && is(string) ? `'${value}'` : undefined;
  if (is(number) && /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(value)) return value;
  return is(boolean) && /^(true|false)$/i.test(value) ? value.toLowerCase() : undefined;
}

/** An operator between two values that are neither both numbers nor both texts. */
function unordered(operator: string, left: Operand, right: Operand): Finding {
  return finding('expression/type.order', { operator, left: describeType(left.type), right: describeType(right.type) });
}

/** The wrong operator makes all its operands wrong: the first one is reported. */
function calculate(inference: Inference, operator: BinaryOperator, operands: readonly Syntax[]): Type {
  const types = operands.map((operand) => operandOf(inference, operand));
  const wrong = types.find(({ type }) => type.is !== 'null' && !mayBe(type, number));
  return wrong ? inference.reportType(wrong.syntax, wrong.type, number, `\`${operator}\``) : number;
}

function add(inference: Inference, left: Operand, right: Operand): Type {
  const results = [number, string].filter((wanted) => mayBe(left.type, wanted) && mayBe(right.type, wanted));
  if (results.length > 0) return union(results);
  const scalar = [left, right].find(({ type }) => type.is === 'number' || type.is === 'boolean');
  const joins = [left, right].some(({ type }) => mayBe(type, string));
  const mixed = unordered('+', left, right);
  if (!scalar || !joins) return inference.report({ start: left.syntax.start, end: right.syntax.end }, mixed);
  const fix = `string(${inference.source(scalar.syntax)})`;
  inference.problems.push(problemAt(scalar.syntax, mixed, { hint: hint('convert-to-text'), fix }));
  return string;
}

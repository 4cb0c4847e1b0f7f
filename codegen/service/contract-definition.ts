import {
  declaredPaths,
  describedBy,
  markedExpressionAt,
  namesOfScenarios,
  type BinaryOperator,
  type Syntax,
} from '../2-analyze/analysis';
import { operationOf } from '../3-check/names/calls';
import { changedType } from '../3-check/names/changed-type';
import type { ContractPositions } from '../1-parse/openapi/contract-positions';
import { valueAt } from '../language/address';
import type { Path, ValueTarget } from '../language/model';
import { memberAt } from '../language/type-relations';
import type { Cursor } from './cursor';
import { expressionNodeAt, typesIn, type ExpressionNode } from './expression-node';
import { occurrenceAt } from './find-symbol';
import type { Location } from './service';

/** The line of the contract that declares what is at a cursor: an operation, a parameter, a field or a value. */
export function contractDefinition(
  at: Cursor,
  offset: number,
  positions: () => ContractPositions,
): Location | undefined {
  const nameAt = (reference: string | undefined) =>
    reference === undefined ? undefined : positions().nameAt(reference);
  if (at.isKey) return nameAt(referenceOfKey(at));
  const inExpression = expressionNodeAt(at);
  if (!inExpression) return nameAt(referenceOfOperation(at, offset));
  const { node } = inExpression;
  if (node.is !== 'literal') return nameAt(fieldRead({ ...inExpression, open: at.open }, node));
  const listed = receiversOfLiteral(at, inExpression).map((receiver) => positions().valueAt(receiver, node.value));
  return listed.find((found) => found !== undefined);
}

function referenceOfOperation({ file, open: { project } }: Cursor, offset: number): string | undefined {
  const { list, name } = occurrenceAt(project, file, offset)?.symbol ?? {};
  return list === 'operation' ? project.contract.operations.get(name ?? '')?.reference : undefined;
}

/** A key names a parameter or a member of a request, or in scenarios a field of an answer. */
function referenceOfKey(at: Cursor): string | undefined {
  const { project, descriptor } = at.open;
  if (descriptor.kind === 'scenarios') {
    const about = describedBy(project, descriptor);
    const [source, ...names] = at.path.slice(at.path.indexOf('answers') + 1);
    const type = about && namesOfScenarios(project, about).get(String(source));
    return type && memberAt(type, names)?.reference;
  }
  const around = project.marks(descriptor).find(({ path, scope }) => isAround(at.path, path, scope.target));
  const receiver = around?.scope.target && receiverOf(at, around.scope.target);
  return receiver?.name;
}

/** Whether a key is between the property that has the values for a target and one of these values. */
function isAround(key: Path, value: Path, target: ValueTarget | undefined): boolean {
  return target !== undefined && target.at.length < key.length && key.every((step, index) => step === value[index]);
}

/** The references of what receives the value at a cursor in a call. */
interface Receiver {
  readonly name?: string | undefined;
  readonly schema?: string | undefined;
}

function receiverOf({ open: { project, descriptor }, path }: Cursor, { to, at }: ValueTarget): Receiver {
  const operation = operationOf(project, descriptor, valueAt(descriptor.value, at.slice(0, -1)));
  const names = path.slice(at.length);
  if (to === 'body') {
    const member = operation?.body && memberAt(operation.body, names);
    return { name: member?.reference, schema: member?.reference };
  }
  if (to === 'set' || to === 'match') {
    const changed = changedType(project, descriptor, at.slice(0, -1));
    const reference = changed && memberAt(changed, names)?.reference;
    return { name: reference, schema: reference };
  }
  const parameter = operation?.schemas.parameters.find((one) => one.in === to && one.name === names[0]);
  return { name: parameter?.reference, schema: parameter?.schema?.reference };
}

/** Where a part of an expression is read: the descriptor, the macros around it, and the types. */
type Context = Pick<ExpressionNode, 'around' | 'typeOf'> & Pick<Cursor, 'open'>;

/** The field that a part of an expression reads; `values` are those whose expressions lead to it. */
function fieldRead(context: Context, node: Syntax, values: readonly string[] = []): string | undefined {
  const { around, typeOf } = context;
  if (node.is === 'member') return memberAt(typeOf(node.object), [node.name])?.reference;
  if (node.is === 'index') return fieldRead(context, node.list, values);
  // What replaces an absent value is mostly no field.
  if (node.is === 'call' && node.name === 'orElse' && node.arguments[0])
    return fieldRead(context, node.arguments[0], values);
  if (node.is !== 'name') return undefined;
  const macro = around.find((one) => one.is === 'macro' && one.variable.name === node.name);
  if (macro?.is === 'macro') return fieldRead(context, macro.list, values);
  return values.includes(node.name) ? undefined : fieldOfValue(context, node.name, values);
}

/** The field that a value of the descriptor reads. */
function fieldOfValue({ open }: Context, name: string, values: readonly string[]): string | undefined {
  const { project, descriptor } = open;
  const path = declaredPaths(project, descriptor, 'values').get(name);
  const [marked, checked] = (path && markedExpressionAt(project, descriptor, path)) ?? [];
  if (!marked || !checked?.syntax) return undefined;
  const typeOf = typesIn(open, marked, { text: String(marked.value), nodes: [checked.syntax] });
  return fieldRead({ open, around: [], typeOf }, checked.syntax, [...values, name]);
}

/** The fields and parameters whose value a literal can be: those it is compared with, or what receives it. */
function receiversOfLiteral(at: Cursor, inExpression: ExpressionNode): readonly string[] {
  const { node, around, marked } = inExpression;
  const [parent, grandparent] = around;
  const read = (parts: readonly Syntax[]) =>
    parts.flatMap((part) => fieldRead({ ...inExpression, open: at.open }, part) ?? []);
  if (!parent || parent.is === 'choose') {
    const { target } = marked.scope;
    const { schema } = target ? receiverOf(at, target) : {};
    return schema === undefined ? [] : [schema];
  }
  if (parent.is === 'binary' && comparing.has(parent.operator))
    return read(parent.operands.filter((one) => one !== node));
  const isListed = parent.is === 'list' && grandparent?.is === 'binary' && grandparent.operator === 'in';
  return isListed ? read(grandparent.operands.slice(0, 1)) : [];
}

const comparing: ReadonlySet<BinaryOperator> = new Set<BinaryOperator>(['==', '!=', 'in']);

import { readContract } from '../../codegen/1-parse/openapi/read-contract';
import type { Type } from '../../codegen/language/type';
import { asRecord } from './as-record';
import { isList } from '~/lib/json';
import type { OperationId } from '~/generated/contract/operations';
import { files } from './demo/support';

/** What the contract says of one place in an answer, as far as tests fill it. */
export type Shape =
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Shape>>; readonly others: Shape | undefined }
  | { readonly kind: 'list'; readonly entry: Shape }
  /** `choices` are the only texts there are. */
  | { readonly kind: 'text'; readonly choices: readonly string[] | undefined }
  | { readonly kind: 'number'; readonly choices: readonly number[] | undefined }
  | { readonly kind: 'boolean' };

/** One place of an answer. The body itself has depth 0. */
export interface AnswerNode {
  readonly shape: Shape;
  readonly depth: number;
  readonly path: string;
}

const { operations } = readContract(files.documents).contract;

/** What the contract says of the body with which an operation answers. */
export function answerShape(operation: OperationId): Shape {
  const schema = operations.get(operation)?.schemas.answers.get('200');
  if (!schema) throw new Error(`The contract has no answer of ${operation}.`);
  return shapeOf(schema.type);
}

function shapeOf(type: Type): Shape {
  switch (type.is) {
    case 'union': {
      const cases = type.of.filter(({ is }) => is !== 'null').map(shapeOf);
      return wealth.flatMap((kind) => cases.find((candidate) => candidate.kind === kind) ?? [])[0] ?? anyText;
    }
    case 'object': {
      const members = [...type.members].map(([name, member]) => [name, shapeOf(member.type)] as const);
      return { kind: 'object', members: Object.fromEntries(members), others: type.rest && shapeOf(type.rest) };
    }
    case 'list':
      return { kind: 'list', entry: shapeOf(type.item) };
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
      return { kind: 'number', choices: type.values };
    case 'string':
      return { kind: 'text', choices: type.values };
    default:
      return anyText;
  }
}

const anyText: Shape = { kind: 'text', choices: undefined };
/** Of several cases the one with the most in it. */
const wealth: readonly Shape['kind'][] = ['list', 'object', 'text', 'number', 'boolean'];

/**
 * An answer in which every place that the contract knows is filled: as `good` says, else with something that fits.
 * `change` gives what is at a place instead, with everything below it.
 */
export function refill(
  shape: Shape,
  good: unknown,
  change: (node: AnswerNode) => { readonly value: unknown } | undefined = () => undefined,
): unknown {
  const fill = (node: AnswerNode, known: unknown): unknown => {
    const changed = change(node);
    if (changed) return changed.value;
    const { shape: here, depth, path } = node;
    const at = (inner: Shape, name: string): AnswerNode => ({
      shape: inner,
      depth: depth + 1,
      path: `${path}/${name}`,
    });
    if (here.kind === 'list') {
      const entries = isList(known) && known.length > 0 ? known.slice(0, 2) : [undefined];
      return entries.map((entry, index) => fill(at(here.entry, String(index)), entry));
    }
    if (here.kind === 'object') {
      const names = new Set([...Object.keys(here.members), ...(here.others ? Object.keys(asRecord(known)) : [])]);
      if (names.size === 0) names.add('name');
      const inner = (name: string): Shape => here.members[name] ?? here.others ?? anyText;
      return Object.fromEntries([...names].map((name) => [name, fill(at(inner(name), name), asRecord(known)[name])]));
    }
    return known === undefined || known === null || known === '' ? fitting(here) : known;
  };
  return fill({ shape, depth: 0, path: '' }, good);
}

function fitting(shape: Exclude<Shape, { kind: 'list' | 'object' }>): unknown {
  switch (shape.kind) {
    case 'text':
      return shape.choices?.[0] ?? 'text';
    case 'number':
      return shape.choices?.at(-1) ?? 7;
    case 'boolean':
      return true;
  }
}

import { parse } from 'yaml';
import { object } from '../../demo/json';
import { isList, isRecord, isString } from '../../src/lib/json';
import { operations, type OperationId } from '../../src/generated/operations';
import { files } from '../demo/support';

/** What the contract says of one place in an answer, as far as tests fill it. */
export type Shape =
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Shape>>; readonly others: Shape | undefined }
  | { readonly kind: 'list'; readonly entry: Shape }
  /** `choices` are the only texts there are. */
  | { readonly kind: 'text'; readonly choices: readonly string[] | undefined }
  | { readonly kind: 'number'; readonly choices: readonly number[] | undefined }
  | { readonly kind: 'boolean' };

/** One place of an answer. The body itself has depth 0. */
export interface AnswerPlace {
  readonly shape: Shape;
  readonly depth: number;
  readonly path: string;
}

const documents = new Map(
  Object.entries(files.documents).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), object(parse(text))]),
);

/** What the contract says of the body with which an operation answers. */
export function answerShape(operation: OperationId): Shape {
  const { method, path } = operations[operation];
  for (const [name, document] of documents) {
    const described = object(object(object(document.paths)[path])[method]);
    if (described.operationId !== operation) continue;
    const answer = resolve({ name, node: object(object(described.responses)['200']) });
    const schema = object(object(object(answer.node.content)['application/json']).schema);
    return shapeOf({ name: answer.name, node: schema });
  }
  throw new Error(`The contract does not know ${operation}.`);
}

/** A part of a document, with the name of the document it stands in. */
interface Part {
  readonly name: string;
  readonly node: Readonly<Record<string, unknown>>;
}

function resolve({ name, node }: Part): Part {
  const reference = node.$ref;
  if (!isString(reference)) return { name, node };
  const [file = '', path = ''] = reference.split('#');
  const target = file === '' ? name : file.replace('./', '');
  const steps = path.split('/').slice(1);
  const found = steps.reduce<unknown>((value, step) => object(value)[step], documents.get(target));
  return resolve({ name: target, node: object(found) });
}

function shapeOf(part: Part): Shape {
  const { name, node } = resolve(part);
  const inside = (value: unknown): Shape => shapeOf({ name, node: object(value) });
  const cases = [...listed(node.oneOf), ...listed(node.anyOf)].map(inside);
  const richest = wealth.flatMap((kind) => cases.find((candidate) => candidate.kind === kind) ?? [])[0];
  if (richest) return richest;
  const types = isList(node.type) ? node.type : [node.type];
  if (isRecord(node.properties) || types.includes('object')) {
    const members = Object.entries(object(node.properties)).map(([key, value]) => [key, inside(value)] as const);
    const free = node.additionalProperties === true || members.length === 0;
    const others = isRecord(node.additionalProperties) ? inside(node.additionalProperties) : free ? anyText : undefined;
    return { kind: 'object', members: Object.fromEntries(members), others };
  }
  if (types.includes('array')) return { kind: 'list', entry: inside(node.items ?? {}) };
  if (types.includes('boolean')) return { kind: 'boolean' };
  if (types.includes('string') || node.type === undefined) {
    return { kind: 'text', choices: isList(node.enum) ? node.enum.filter(isString) : undefined };
  }
  const choices = isList(node.enum)
    ? node.enum.filter((value): value is number => typeof value === 'number')
    : undefined;
  return { kind: 'number', choices };
}

const anyText: Shape = { kind: 'text', choices: undefined };
/** Of several cases the one with the most in it. */
const wealth: readonly Shape['kind'][] = ['list', 'object', 'text', 'number', 'boolean'];

function listed(value: unknown): readonly unknown[] {
  return isList(value) ? value : [];
}

/**
 * An answer in which every place that the contract knows is filled: as `good` says, else with something that fits. `change`
 * gives what stands at a place instead, with everything below it.
 */
export function refill(
  shape: Shape,
  good: unknown,
  change: (place: AnswerPlace) => { readonly value: unknown } | undefined = () => undefined,
): unknown {
  const fill = (place: AnswerPlace, known: unknown): unknown => {
    const changed = change(place);
    if (changed) return changed.value;
    const { shape: here, depth, path } = place;
    const at = (inner: Shape, name: string): AnswerPlace => ({
      shape: inner,
      depth: depth + 1,
      path: `${path}/${name}`,
    });
    if (here.kind === 'list') {
      const entries = isList(known) && known.length > 0 ? known.slice(0, 2) : [undefined];
      return entries.map((entry, index) => fill(at(here.entry, String(index)), entry));
    }
    if (here.kind === 'object') {
      const names = new Set([...Object.keys(here.members), ...(here.others ? Object.keys(object(known)) : [])]);
      if (names.size === 0) names.add('name');
      const inner = (name: string): Shape => here.members[name] ?? here.others ?? anyText;
      return Object.fromEntries([...names].map((name) => [name, fill(at(inner(name), name), object(known)[name])]));
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

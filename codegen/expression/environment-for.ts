import { childOf, valueAt } from '../address';
import { listAt, objectAt, stringAt } from '../parse/read';
import type { Descriptor, Json, Path } from '../model';
import { pointerOf } from '../parse/locate';
import { typeOfSchema } from '../openapi/schema-type';
import type { Project } from '../project';
import { checkExpression } from './check';
import { drawerInput } from './drawer-input';
import type { Environment, Variable } from './environment';
import { globalsOf } from './globals';
import { any, boolean, listOf, number, string } from './make-type';
import { alternatives, union } from './relations';
import type { Type } from './type';

interface Place {
  readonly globals: Environment;
  readonly own: Environment;
  /** Environments with `item`, by the pointer of the expression that gives the list. */
  readonly items: Map<string, Environment>;
  /** Environments with `answer`, by the environment around the call and its operation. */
  readonly answers: Map<Environment, Map<string, Environment>>;
}

const known = new WeakMap<Descriptor, Place>();

/**
 * What an expression at a path can read. With `scope`, and everywhere in a banner for each entry of a list, it also reads
 * `item`, an entry of the list beside it; in what follows a call also `answer`.
 */
export function environmentFor(project: Project, descriptor: Descriptor, path: Path, scope?: 'item'): Environment {
  const globals = globalsOf(project);
  let place = known.get(descriptor);
  if (place?.globals !== globals) {
    const variables = new Map([...globals.variables, ...ownVariables(project, descriptor)]);
    place = {
      globals,
      own: variables.size > globals.variables.size ? { ...globals, variables } : globals,
      items: new Map(),
      answers: new Map(),
    };
    known.set(descriptor, place);
  }
  const isOfEntry = descriptor.kind === 'banners' && path[0] === 'banners' && path[2] !== 'value';
  const around = scope === 'item' || isOfEntry ? withItem(descriptor, path, place) : place.own;
  const operation = callBefore(descriptor.value, path);
  return operation === undefined ? around : withAnswer(project, operation, around, place);
}

/** The operation of the nearest call that the expression at a path follows on. */
function callBefore(value: Json, path: Path): string | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    if (path[depth] !== 'then') continue;
    const operation = stringAt(valueAt(value, path.slice(0, depth)), 'operation');
    if (operation !== undefined) return operation;
  }
  return undefined;
}

function withAnswer(project: Project, operation: string, around: Environment, { answers }: Place): Environment {
  const known = answers.get(around) ?? new Map<string, Environment>();
  answers.set(around, known);
  let environment = known.get(operation);
  if (!environment) {
    const type = project.contract.operations.get(operation)?.answer ?? any;
    environment = { ...around, variables: new Map([...around.variables, ['answer', { type }]]) };
    known.set(operation, environment);
  }
  return environment;
}

function ownVariables(project: Project, { kind, value }: Descriptor): ReadonlyMap<string, Variable> {
  const variables = new Map<string, Variable>();
  if (kind === 'drawer') variables.set('input', { type: drawerInput });
  if (kind === 'panel' || kind === 'dialog' || kind === 'form') variables.set('input', { type: inputType(value) });
  if (kind === 'form') variables.set('form', { type: typeOfSchema(childOf(value, 'schema') ?? true) });
  if (kind === 'dialog') variables.set('form', { type: ticksOf(value) });
  if (kind === 'dialog' && childOf(value, 'countdown')) variables.set('countdown', { type: number });
  for (const [name, source] of Object.entries(objectAt(value, 'sources'))) {
    const operation = project.contract.operations.get(stringAt(source, 'operation') ?? '');
    variables.set(name, { type: operation?.answer ?? any, source: true });
  }
  return variables;
}

/** The ticks of a dialog, and the marks that its long texts have been read. */
function ticksOf(value: Json): Type {
  const names = listAt(value, 'content').flatMap((block) => {
    const name = stringAt(block, 'name');
    return name === undefined ? [] : [[name, { type: boolean, optional: false }] as const];
  });
  return { is: 'object', name: 'form', members: new Map(names) };
}

function inputType(value: Json): Type {
  const members = Object.entries(objectAt(value, 'input')).map(([name, declared]) => {
    const word = String(declared);
    return [name, { type: typeOfInput(word), optional: word.endsWith('?') }] as const;
  });
  return { is: 'object', name: 'input', members: new Map(members) };
}

/** The type that a declaration such as `string?` stands for. */
export function typeOfInput(declared: string): Type {
  return inputTypes.get(declared.replace('?', '')) ?? any;
}

const inputTypes: ReadonlyMap<string, Type> = new Map([
  ['string', string],
  ['number', number],
  ['boolean', boolean],
  ['list', listOf(any)],
]);

function withItem(descriptor: Descriptor, path: Path, { own, items }: Place): Environment {
  const list = listBeside(descriptor.value, path);
  const key = pointerOf(list ?? []);
  let environment = items.get(key);
  if (!environment) {
    const text = list && valueAt(descriptor.value, list);
    const type = typeof text === 'string' ? checkExpression(text, own).type : any;
    environment = { ...own, variables: new Map([...own.variables, ['item', { type: entryOf(type) }]]) };
    items.set(key, environment);
  }
  return environment;
}

/** The nearest `value` above an expression that is not the expression itself: the list whose entries it is about. */
function listBeside(value: Json, path: Path): Path | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const list = [...path.slice(0, depth), 'value'];
    const isItself = depth === path.length - 1 && path.at(-1) === 'value';
    if (!isItself && typeof valueAt(value, list) === 'string') return list;
  }
  return undefined;
}

function entryOf(type: Type): Type {
  const entries = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  return entries.length > 0 ? union(entries) : any;
}

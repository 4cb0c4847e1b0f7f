import { childOf, valueAt } from '../address';
import { member, objectAt, stringAt } from '../parse/read';
import type { Descriptor, Json, Path } from '../model';
import { pointerOf } from '../parse/locate';
import type { Project } from '../project';
import { checkExpression } from './check';
import { drawerInput, objectGroupInput } from './drawer-input';
import type { Environment, Variable } from './environment';
import { chosenOf, ticksOf, valuesOf } from './form-values';
import { globalsOf } from './globals';
import { listFor } from './lists-around';
import { any, boolean, listOf, number, string } from './make-type';
import { alternatives, union } from './relations';
import { isTable, offeredScales, pagingVariables, screenVariables } from './screen-scope';
import type { Type } from './type';

interface Place {
  /** What it is made of beside the descriptor itself; as long as these are the same, it is. */
  readonly origin: readonly object[];
  /** What the calls read. */
  readonly calls: Environment;
  readonly own: Environment;
  /** What each named value reads. */
  readonly steps: ReadonlyMap<string, Environment>;
  /** Environments with `item`, by the pointer of the expression that gives the list. */
  readonly items: Map<string, Environment>;
  /** Environments with `answer`, by the environment around the call and its operation. */
  readonly answers: Map<Environment, Map<string, Environment>>;
}

const places = new WeakMap<Descriptor, Place>();

/**
 * What an expression at a path can read. Inside what is there for each entry of a list (with `scope`, in banners, in sections,
 * in tables, tiles and filters) it also reads `item`; in what follows a call also `answer`, in a task `task`. What the calls
 * themselves are made of does not read the named values, which read their answers.
 */
export function environmentFor(project: Project, descriptor: Descriptor, path: Path, scope?: 'item'): Environment {
  const [group, name] = path;
  const rule = descriptor.kind === 'predicates' && group === 'rules' && globalsOf(project).rules?.get(String(name));
  if (rule) return rule.environment;
  const place = placeOf(project, descriptor);
  const list = listFor(descriptor, path, scope);
  const base = path[0] === 'sources' ? place.calls : path[0] === 'values' ? before(place, path) : place.own;
  const around = scope === 'item' || list ? withItem(project, descriptor, list ?? [], place) : base;
  const operation = callBefore(descriptor.value, path);
  const task = operation === undefined ? taskAround(descriptor.value, path) : undefined;
  if (task !== undefined) return withAnswer(project, place, { around, operation: task, name: 'task' });
  return operation === undefined ? around : withAnswer(project, place, { around, operation, name: 'answer' });
}

function placeOf(project: Project, descriptor: Descriptor): Place {
  const globals = globalsOf(project);
  const origin = [globals, ...offeredScales(project, descriptor)];
  const last = places.get(descriptor);
  if (last?.origin.length === origin.length && last.origin.every((one, index) => one === origin[index])) return last;
  const variables = new Map([...globals.variables, ...ownVariables(project, descriptor)]);
  const known = variables.size > globals.variables.size ? { ...globals, variables } : globals;
  const calls = isTable(descriptor) ? { ...known, variables: new Map([...variables, ...pagingVariables]) } : known;
  const steps = new Map<string, Environment>();
  let own = known;
  for (const [name, text] of Object.entries(objectAt(descriptor.value, 'values'))) {
    steps.set(name, own);
    const { type, reads } = checkExpression(String(text), own);
    own = { ...own, variables: new Map([...own.variables, [name, { type, reads }]]) };
  }
  const place: Place = { origin, calls, own, steps, items: new Map(), answers: new Map() };
  places.set(descriptor, place);
  return place;
}

/** A named value reads those that stand before it. */
function before({ steps, own }: Place, [, name]: Path): Environment {
  return steps.get(String(name)) ?? own;
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

/** The operation that tells the state of the task around a path; its own parameters do not read that state. */
function taskAround(value: Json, path: Path): string | undefined {
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    if (path[depth] === 'status') continue;
    const block = valueAt(value, path.slice(0, depth));
    if (stringAt(block, 'type') !== 'task') continue;
    return path[depth] === 'visibleWhen' ? undefined : stringAt(member(block, 'status'), 'operation');
  }
  return undefined;
}

function withAnswer(
  project: Project,
  { answers }: Place,
  { around, operation, name }: { around: Environment; operation: string; name: 'answer' | 'task' },
): Environment {
  const known = answers.get(around) ?? new Map<string, Environment>();
  answers.set(around, known);
  let environment = known.get(`${name} ${operation}`);
  if (!environment) {
    const type = project.contract.operations.get(operation)?.answer ?? any;
    environment = { ...around, variables: new Map([...around.variables, [name, { type }]]) };
    known.set(`${name} ${operation}`, environment);
  }
  return environment;
}

function ownVariables(project: Project, { kind, value }: Descriptor): ReadonlyMap<string, Variable> {
  const variables = new Map<string, Variable>();
  if (kind === 'screen') for (const [name, variable] of screenVariables(project, value)) variables.set(name, variable);
  if (kind === 'drawer') variables.set('input', { type: isOfGroup(value) ? objectGroupInput : drawerInput });
  if (kind === 'panel' || kind === 'dialog' || kind === 'form') variables.set('input', { type: inputType(value) });
  if (kind === 'form') variables.set('form', { type: valuesOf(value) });
  const picked = kind === 'form' ? chosenOf(value) : undefined;
  if (picked) variables.set('chosen', { type: picked });
  if (kind === 'dialog') variables.set('form', { type: ticksOf(value) });
  if (kind === 'dialog' && childOf(value, 'countdown')) variables.set('countdown', { type: number });
  const chosen = kind === 'drawer' || kind === 'panel' ? chosenRows(value) : [];
  if (chosen.length > 0) {
    const members = chosen.map((name) => [name, { type: any, optional: true }] as const);
    variables.set('selected', { type: { is: 'object', name: 'selected', members: new Map(members) } });
  }
  for (const [name, source] of Object.entries(objectAt(value, 'sources'))) {
    const operation = project.contract.operations.get(stringAt(source, 'operation') ?? '');
    variables.set(name, { type: operation?.answer ?? any, source: true });
  }
  return variables;
}

function isOfGroup(value: Json): boolean {
  return stringAt(value, 'opens') === 'object-group';
}

/** The rows that can be chosen in tables, by the names the tables give them. */
function chosenRows(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(chosenRows);
  if (typeof value !== 'object' || value === null) return [];
  const name = stringAt(value, 'type') === 'table' ? stringAt(value, 'select') : undefined;
  return [...(name === undefined ? [] : [name]), ...Object.values(value).flatMap(chosenRows)];
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

function withItem(project: Project, descriptor: Descriptor, list: Path, { own, items }: Place): Environment {
  const key = pointerOf(list);
  let environment = items.get(key);
  if (!environment) {
    const text = valueAt(descriptor.value, list);
    const around = environmentFor(project, descriptor, list);
    const type = typeof text === 'string' ? checkExpression(text, around).type : any;
    environment = { ...own, variables: new Map([...own.variables, ['item', { type: entryOf(type) }]]) };
    items.set(key, environment);
  }
  return environment;
}

function entryOf(type: Type): Type {
  const entries = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  return entries.length > 0 ? union(entries) : any;
}

import { valueAt } from '../address';
import { drawerInput } from '../expression/drawer-input';
import { typeOfInput } from '../expression/environment-for';
import { any, boolean, listOf, number, string } from '../expression/make-type';
import { alternatives, union } from '../expression/relations';
import type { Type } from '../expression/type';
import { typeOfSchema } from '../openapi/schema-type';
import type { Descriptor, Json, MarkedValue, Path } from '../model';
import type { Project } from '../project';
import { operationOf } from './calls';
import { member, stringAt } from '../parse/read';

const ofMark = { boolean, string, number, list: listOf(any) } as const;

/** The type an expression must give: what its mark says, or what it is sent to. */
export function expectedType(project: Project, descriptor: Descriptor, { mark, path }: MarkedValue): Type | undefined {
  if (descriptor.kind === 'banners' && path.length === 3 && path[2] === 'type') return bannerType;
  if (descriptor.kind === 'screen' && path.at(-1) === 'time') return time;
  if (mark.is === 'expression' && mark.type) return ofMark[mark.type];
  if (path.at(-1) === 'value' && path.at(-3) === 'columns') return typeOfCell(descriptor, path);
  const group = path.findIndex(
    (step, depth) => groups.has(String(step)) && isHolder(valueAt(descriptor.value, path.slice(0, depth))),
  );
  if (group >= 0) return typeOfGroup(project, descriptor, path.slice(0, group), path.slice(group));
  return path.at(-1) === 'initial' ? typeOfProperty(descriptor, path) : undefined;
}

/** What a column shows is a number, a moment, a list ... by its type; most show anything. */
function typeOfCell({ value }: Descriptor, path: Path): Type | undefined {
  return ofCells.get(stringAt(valueAt(value, path.slice(0, -1)), 'type') ?? '');
}

/** The sorts of banners. */
const bannerType: Type = { is: 'string', values: ['error', 'warning', 'info', 'success'] };

/** A moment: as text, or in seconds. */
const time = union([string, number]);

const ofCells: ReadonlyMap<string, Type> = new Map([
  ['number', number],
  ['bytes', number],
  ['boolean', boolean],
  ['dateTime', time],
  ['date', time],
  ['relativeTime', time],
  ['chips', listOf(any)],
  ['objects', listOf(any)],
]);

/** Names under which values are handed on. */
const groups: ReadonlySet<string> = new Set(['path', 'query', 'body', 'with', 'withLater']);

/** Who hands values on: a call, a refresh, a way to another path, a panel, a dialog, an object with a drawer, a text with places. */
function isHolder(holder: Json | undefined): boolean {
  if (member(holder, 'searchType') !== undefined) return true;
  return ['operation', 'panel', 'dialog', 'form', 'source', 'to', 'text', 'message'].some(
    (name) => stringAt(holder, name) !== undefined,
  );
}

function typeOfGroup(project: Project, descriptor: Descriptor, place: Path, [group, ...names]: Path): Type | undefined {
  const holder = valueAt(descriptor.value, place);
  const [name = ''] = names;
  if (group === 'with' || group === 'withLater') {
    if (member(holder, 'searchType') !== undefined) return memberType(drawerInput, names);
    for (const kind of ['panel', 'dialog', 'form'] as const) {
      const target = project.find(kind, stringAt(holder, kind) ?? '');
      const declared = stringAt(member(target?.value, 'input'), String(name));
      if (declared !== undefined) return typeOfInput(declared);
    }
    return (member(holder, 'text') ?? member(holder, 'message')) ? text : undefined;
  }
  if (stringAt(holder, 'to') !== undefined) return inAddress;
  const operation = operationOf(project, descriptor, holder);
  if (group === 'body') return operation?.body && memberType(operation.body, names);
  return operation?.parameters.find((parameter) => parameter.name === name && parameter.in === group)?.type;
}

const text = union([string, number]);
const single = union([string, number, boolean]);
/** Values of a list stand in an address one after the other. */
const inAddress = union([string, number, boolean, listOf(single)]);

/** The type of a member of a member; nothing where the contract does not know it. */
function memberType(type: Type, names: Path): Type | undefined {
  const [name, ...further] = names;
  if (name === undefined) return type;
  for (const one of alternatives(type)) {
    const found = one.is === 'object' ? (one.members.get(String(name))?.type ?? one.rest) : undefined;
    if (found) return memberType(found, further);
  }
  return undefined;
}

/** What a property of a form starts with must fit its schema. */
function typeOfProperty(descriptor: Descriptor, path: Path): Type | undefined {
  const property = stringAt(valueAt(descriptor.value, path.slice(0, -1)), 'property');
  const schema = member(member(member(descriptor.value, 'schema'), 'properties'), property ?? '');
  return schema === undefined ? undefined : typeOfSchema(schema);
}

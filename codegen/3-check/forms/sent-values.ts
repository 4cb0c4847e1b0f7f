import { isRecord } from '~/lib/json';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { expressionAt, type Syntax } from '../../2-analyze/analysis';
import { callParts } from '../../1-parse/parts';
import { childOf, valueAt } from '../../language/address';
import type { DescriptorOf, Diagnostic, Json, Path } from '../../language/model';
import type { Member, Type } from '../../language/type';
import { alternatives, fileIn, mayBe, mustBeSent } from '../../language/type-relations';
import type { Project } from '../../1-parse/project';
import { operationOf } from '../names/calls';
import { perDescriptor } from '../per-descriptor';
import { widerThan } from './files';
import { FormCases } from './form-cases-of';
import { looserThan, moreThan } from './looser-than';

type ObjectType = Extract<Type, { readonly is: 'object' }>;

/** The values of a form that a call sends are those that the contract takes: no others, and none is missing. */
export const sentValues = perDescriptor(['form'], function* (project, descriptor) {
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is !== 'name' || mark.of !== 'operation') continue;
    const holder = valueAt(descriptor.value, path.slice(0, -1));
    const body = operationOf(project, descriptor, holder)?.body;
    const given = callParts(holder).body;
    if (!body || given === undefined) continue;
    const at = [...path.slice(0, -1), 'body'];
    yield* checkValue(project, descriptor, { given, at, name: '', member: { type: body, optional: true } });
  }
});

/** A value of a body, and what the contract says of it. */
interface Sent {
  readonly given: Json;
  readonly at: Path;
  readonly name: string;
  readonly member: Member;
}

function* checkValue(project: Project, descriptor: DescriptorOf<'form'>, sent: Sent): Iterable<Diagnostic> {
  const { given, at, member } = sent;
  const object = objectOf(member.type);
  if (isRecord(given)) {
    for (const [name, value] of Object.entries(given)) {
      const below = object?.members.get(name);
      if (below) yield* checkValue(project, descriptor, { given: value, at: [...at, name], name, member: below });
    }
    return;
  }
  const { syntax, type } = expressionAt(project, descriptor, at) ?? {};
  const read = valueRead(syntax);
  // A value of another type is reported where it is sent.
  if (!read || !type || !mayBe(type, member.type)) return;
  if (read.property !== undefined) yield* checkProperty(descriptor, { ...sent, ...read, property: read.property });
  else if (object) yield* checkForm(descriptor, at, object);
}

/** The one object that a type is; nothing where it can be several. */
function objectOf(type: Type): ObjectType | undefined {
  const [only, ...others] = alternatives(type).filter(({ is }) => is !== 'null');
  return only?.is === 'object' && others.length === 0 ? only : undefined;
}

/** What an expression reads of a form: one property, or all of them; nothing where it computes something. */
function valueRead(
  syntax: Syntax | undefined,
): { readonly property?: string; readonly hasDefault: boolean } | undefined {
  if (syntax?.is === 'name' && syntax.name === 'form') return { hasDefault: false };
  if (syntax?.is === 'member' && syntax.object.is === 'name' && syntax.object.name === 'form')
    return { property: syntax.name, hasDefault: false };
  const [value] = syntax?.is === 'call' && syntax.name === 'orElse' ? syntax.arguments : [];
  const read = value && valueRead(value);
  return read && { ...read, hasDefault: true };
}

/** A form that is sent as a whole has the members of the body, and no others. */
function* checkForm(descriptor: DescriptorOf<'form'>, at: Path, object: ObjectType): Iterable<Diagnostic> {
  const properties = Object.keys(descriptor.authored.schema?.properties ?? {});
  const { cases } = descriptor.authored;
  const names = [...properties, ...(cases?.property === undefined ? [] : [cases.property])];
  const free = [...object.members.keys()].filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !object.members.has(name));
  for (const name of names) {
    const member = object.members.get(name) ?? (object.rest && { type: object.rest, optional: true });
    if (member) yield* checkProperty(descriptor, { property: name, name, member, hasDefault: false });
    else {
      const path = name === cases?.property ? ['cases', 'property'] : ['schema', 'properties', name];
      const isKey = name !== cases?.property;
      yield diagnose(descriptor, path, {
        ...finding('form/body.unknown', { name }),
        ...suggest(name, free),
        key: isKey,
      });
    }
  }
  const meant = unknown.map((name) => suggest(name, free).fix);
  for (const name of free) {
    const member = object.members.get(name);
    if (!member || !mustBeSent(member) || meant.includes(name)) continue;
    yield diagnose(descriptor, at, finding('form/body.missing', { name }));
  }
}

/** A property of a form that fills a part of a body. */
interface Filling extends Pick<Sent, 'name' | 'member'> {
  readonly property: string;
  /** Whether something else is sent without it. */
  readonly hasDefault: boolean;
}

function* checkProperty(
  descriptor: DescriptorOf<'form'>,
  { property, name, member, hasDefault }: Filling,
): Iterable<Diagnostic> {
  const { schema, cases, layout = [] } = descriptor.authored;
  if (cases?.property === property) {
    yield* checkCases(descriptor, member);
    return;
  }
  const declared = childOf(childOf(childOf(descriptor.value, 'schema'), 'properties'), property);
  if (declared === undefined || !isRecord(declared)) return;
  const path = ['schema', 'properties', property];
  const isRequired = schema?.required?.includes(property) === true || new FormCases(descriptor.authored).has(property);
  if (mustBeSent(member) && !isRequired && !hasDefault && declared.type !== 'boolean') {
    yield diagnose(descriptor, path, { ...finding('form/body.optional', { name: property }), key: true });
  }
  yield* moreThan(descriptor, path, declared, { name, member });
  // What is chosen from a list comes from the server.
  if (fileIn(member.type)) yield* widerThan(descriptor, property, member);
  const isChosen = layout.some((line) => line?.property === property && line.choices !== undefined);
  if (!isChosen) yield* looserThan(descriptor, path, declared, { name, member });
}

/** Each case is a value that the contract takes. */
function* checkCases(descriptor: DescriptorOf<'form'>, { type }: Member): Iterable<Diagnostic> {
  const taken = alternatives(type).flatMap((one) => (one.is === 'string' ? [one.values] : []));
  const values = taken.flatMap((one) => one ?? []);
  if (taken.length === 0 || taken.includes(undefined)) return;
  for (const [index, one] of (descriptor.authored.cases?.items ?? []).entries()) {
    const value = one?.value;
    if (value === undefined || values.includes(value)) continue;
    const wrong = { ...finding('form/body.value', { value: JSON.stringify(value) }), ...suggest(value, values) };
    yield diagnose(descriptor, ['cases', 'items', index, 'value'], wrong);
  }
}

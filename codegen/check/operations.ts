import { valueAt } from '../address';
import { diagnose, suggest } from '../diagnostic';
import { alternatives, union } from '../expression/relations';
import type { Type } from '../expression/type';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import type { Operation, Parameter } from '../openapi/contract';
import { isList, isObject } from '../parse/schema';
import { operationOf } from './calls';
import { member, objectAt, stringAt } from '../parse/read';
import { dependent } from './local';

/** Calls bind every parameter that is required and none that is not there, and send the body that the contract asks for. */
export const operations = dependent([], function* (descriptor, project) {
  if (descriptor.kind === 'errors') return;
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is !== 'name' || (mark.of !== 'operation' && mark.of !== 'source')) continue;
    const place = path.slice(0, -1);
    const holder = valueAt(descriptor.value, place);
    const operation = operationOf(project, descriptor, holder);
    if (!operation) continue;
    const call = { descriptor, place, holder, operation };
    yield* unknownParameters(call);
    // A refresh repeats the call of its source: only what it changes stands in it.
    if (stringAt(holder, 'type') === 'refresh') continue;
    yield* missingParameters(call);
    yield* checkBody(call);
  }
});

interface Call {
  readonly descriptor: Descriptor;
  readonly place: Path;
  readonly holder: Json | undefined;
  readonly operation: Operation;
}

function* unknownParameters({ descriptor, place, holder, operation }: Call): Iterable<Diagnostic> {
  for (const group of ['path', 'query'] as const) {
    const known = namesOf(operation, group);
    const given = objectAt(holder, group);
    for (const name of Object.keys(given)) {
      if (known.includes(name)) continue;
      const message = `${operation.id} has no ${group} parameter "${name}".`;
      const advice = suggest(
        name,
        known.filter((candidate) => !Object.hasOwn(given, candidate)),
      );
      yield diagnose(descriptor, [...place, group, name], {
        code: 'operation/unknown-parameter',
        message,
        key: true,
        ...advice,
      });
    }
  }
}

function* missingParameters({ descriptor, place, holder, operation }: Call): Iterable<Diagnostic> {
  for (const { name, in: group, required } of operation.parameters) {
    if (!required || Object.hasOwn(objectAt(holder, group), name)) continue;
    const message = `${operation.id} needs the ${group} parameter "${name}".`;
    const at = member(holder, group) === undefined ? 'operation' : group;
    yield diagnose(descriptor, [...place, at], { code: 'operation/missing-parameter', message });
  }
}

function namesOf(operation: Operation, group: Parameter['in']): readonly string[] {
  return operation.parameters.filter((parameter) => parameter.in === group).map(({ name }) => name);
}

function* checkBody({ descriptor, place, holder, operation }: Call): Iterable<Diagnostic> {
  const body = member(holder, 'body');
  const at = [...place, body === undefined ? 'operation' : 'body'];
  if (body === undefined) {
    if (operation.body && operation.bodyRequired) {
      yield diagnose(descriptor, at, { code: 'operation/missing-body', message: `${operation.id} needs a body.` });
    }
  } else if (operation.body) yield* checkMembers(descriptor, at, body, operation.body);
  else {
    const message = `${operation.id} takes no body.`;
    yield diagnose(descriptor, at, { code: 'operation/unknown-body', message, key: true });
  }
}

/** Compares an object of bindings with the object the contract describes. Expressions are checked by their type. */
function* checkMembers(descriptor: Descriptor, path: Path, given: Json, type: Type): Iterable<Diagnostic> {
  if (isList(given)) yield* checkEntries(descriptor, path, given, type);
  if (!isObject(given)) return;
  const objects = alternatives(type).flatMap((one) => (one.is === 'object' ? [one] : []));
  const [object] = objects;
  if (alternatives(type).some(({ is }) => is === 'any')) return;
  if (!object) {
    yield diagnose(descriptor, path, {
      code: 'operation/body',
      message: 'The contract asks for one value here, not for an object.',
    });
    return;
  }
  // Of several shapes, each may be meant: only names that none of them has are wrong.
  for (const [name, { optional }] of objects.length === 1 ? object.members : []) {
    if (optional || Object.hasOwn(given, name)) continue;
    const message = `${object.name ?? 'This object'} needs the member "${name}".`;
    yield diagnose(descriptor, path, { code: 'operation/missing-member', message });
  }
  for (const [name, value] of Object.entries(given)) {
    const owner = objects.find((one) => one.members.has(name)) ?? objects.find(({ rest }) => rest !== undefined);
    const found = owner?.members.get(name)?.type ?? owner?.rest;
    if (found) yield* checkMembers(descriptor, [...path, name], value, found);
    else {
      const message = `${object.name ?? 'This object'} has no member "${name}".`;
      const free = objects
        .flatMap(({ members }) => [...members.keys()])
        .filter((known) => !Object.hasOwn(given, known));
      yield diagnose(descriptor, [...path, name], {
        code: 'operation/unknown-member',
        message,
        key: true,
        ...suggest(name, free),
      });
    }
  }
}

/** Compares each entry of a list of bindings with what the contract says of an entry. */
function* checkEntries(descriptor: Descriptor, path: Path, given: readonly Json[], type: Type): Iterable<Diagnostic> {
  const entries = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  if (entries.length > 0) {
    const entry = union(entries);
    for (const [index, value] of given.entries()) yield* checkMembers(descriptor, [...path, index], value, entry);
  } else if (alternatives(type).every(({ is }) => is !== 'any')) {
    yield diagnose(descriptor, path, { code: 'operation/body', message: 'The contract asks for no list here.' });
  }
}

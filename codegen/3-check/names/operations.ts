import { isRecord } from '~/lib/json';
import { callsOperations } from '../../2-analyze/analysis';
import { valueAt } from '../../language/address';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { alternatives } from '../../language/type-relations';
import { parameterGroups, type Operation, type Parameter } from '../../1-parse/openapi/contract';
import { operationOf } from './calls';
import { callParts, type CallParts } from '../../1-parse/parts';
import { perEveryDescriptor } from '../per-descriptor';
import { checkMembers, isMisspelt, quoted } from './members';

/**
 * Calls bind every parameter that is required and none that is not there, and send the body that the contract asks for.
 * Calls that are sent without a click only read.
 */
export const operations = perEveryDescriptor(function* (project, descriptor) {
  if (!callsOperations(descriptor)) return;
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is !== 'name' || (mark.of !== 'operation' && mark.of !== 'source')) continue;
    const callPath = path.slice(0, -1);
    const holder = valueAt(descriptor.value, callPath);
    const operation = operationOf(project, descriptor, holder);
    if (!operation) continue;
    const parts = callParts(holder);
    const call = { descriptor, callPath, parts, operation, isComplete: !project.contract.isIncomplete };
    if (mark.readOnly && !operation.safe) yield changesSomething(call);
    for (const { what, name } of mark.of === 'operation' && path.at(-1) === 'operation' ? missed(call) : [])
      yield diagnose(descriptor, path, finding(`operation/unsupported.${what}`, { operation: operation.id, name }));
    if (call.isComplete) yield* unknownParameters(call);
    // A refresh repeats the call of its source: it contains only what it changes.
    if (parts.repeats !== undefined) continue;
    yield* missingParameters(call);
    yield* tooLarge(call);
    yield* checkBody(call);
  }
});

interface Call {
  readonly descriptor: Descriptor;
  readonly callPath: Path;
  readonly parts: CallParts;
  readonly operation: Operation;
  /** Whether the contract says everything that the operation takes. */
  readonly isComplete: boolean;
}

/** What the call needs and the console cannot do. An optional part matters only where the call sends it. */
function missed({ parts: { body }, operation }: Call): Operation['unsupported'] {
  const sends = (name: string): boolean => typeof body === 'string' || (isRecord(body) && Object.hasOwn(body, name));
  return operation.unsupported.filter(({ optional, name }) => optional !== true || sends(name));
}

/** What loads by itself, when something opens or refreshes, would send a change that nobody asked for. */
function changesSomething({ descriptor, callPath, operation }: Call): Diagnostic {
  const { id, method, path, file } = operation;
  return diagnose(descriptor, [...callPath, 'operation'], {
    ...finding('operation/not-read-only', { operation: id, method: method.toUpperCase(), path }),
    hint: method === 'post' ? hint('read-only-post', { file }) : hint('read-only-action'),
  });
}

function* unknownParameters({ descriptor, callPath, parts, operation }: Call): Iterable<Diagnostic> {
  for (const group of parameterGroups) {
    const known = namesOf(operation, group);
    const given = parts[group] ?? {};
    if (isMeantAsBody(parts, operation, group)) {
      const misplaced = finding('operation/unknown-parameter.body', { operation: operation.id, group });
      yield diagnose(descriptor, [...callPath, group], { ...misplaced, key: true, fix: 'body' });
      continue;
    }
    for (const name of Object.keys(given)) {
      if (known.includes(name)) continue;
      const advice = suggest(
        name,
        known.filter((candidate) => !Object.hasOwn(given, candidate)),
      );
      yield diagnose(descriptor, [...callPath, group, name], {
        ...finding('operation/unknown-parameter.name', { operation: operation.id, group, name }),
        key: true,
        ...advice,
      });
    }
  }
}

/** Whether what is given as parameters are the members of the body, which is not given. */
function isMeantAsBody({ body, ...given }: CallParts, operation: Operation, group: Parameter['in']): boolean {
  const names = Object.keys(given[group] ?? {});
  if (body !== undefined || !operation.body || names.length === 0) return false;
  const known = namesOf(operation, group);
  const members = alternatives(operation.body).flatMap((one) => (one.is === 'object' ? [...one.members.keys()] : []));
  return names.every((name) => members.includes(name) && !known.includes(name));
}

function* missingParameters({ descriptor, callPath, parts, operation }: Call): Iterable<Diagnostic> {
  for (const group of parameterGroups) {
    const given = parts[group] ?? {};
    const missing = operation.parameters.filter(
      ({ name, in: where, required }) =>
        where === group &&
        required &&
        !Object.hasOwn(given, name) &&
        !isMisspelt(name, given, namesOf(operation, group)),
    );
    if (missing.length === 0) continue;
    const values = { operation: operation.id, group, names: quoted(missing.map(({ name }) => name)) };
    const at = parts[group] === undefined ? 'operation' : group;
    const variant = missing.length === 1 ? 'one' : 'several';
    yield diagnose(descriptor, [...callPath, at], finding(`operation/missing-parameter.${variant}`, values));
  }
}

/** A number that is written for a parameter is within its limit. */
function* tooLarge({ descriptor, callPath, parts, operation }: Call): Iterable<Diagnostic> {
  for (const { name, in: group, maximum } of operation.parameters) {
    const given = (parts[group] ?? {})[name];
    if (maximum === undefined || typeof given !== 'string' || !(Number(given) > maximum)) continue;
    const values = { operation: operation.id, name, maximum };
    yield diagnose(descriptor, [...callPath, group, name], finding('operation/maximum', values));
  }
}

function namesOf(operation: Operation, group: Parameter['in']): readonly string[] {
  return operation.parameters.filter((parameter) => parameter.in === group).map(({ name }) => name);
}

function* checkBody({ descriptor, callPath, parts, operation, isComplete }: Call): Iterable<Diagnostic> {
  const { body } = parts;
  const at = [...callPath, body === undefined ? 'operation' : 'body'];
  if (body === undefined) {
    const isMisplaced = parameterGroups.some((group) => isMeantAsBody(parts, operation, group));
    if (operation.body && operation.bodyRequired && !isMisplaced) {
      yield diagnose(descriptor, at, finding('operation/missing-body', { operation: operation.id }));
    }
  } else if (operation.body) yield* checkMembers(descriptor, at, body, operation.body);
  else if (isComplete) {
    yield diagnose(descriptor, at, { ...finding('operation/unknown-body', { operation: operation.id }), key: true });
  }
}

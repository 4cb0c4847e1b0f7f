import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { optimisticParts } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import { isSurelyUnread } from '../../2-analyze/analysis';
import { valueAt } from '../../language/address';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives } from '../../language/type-relations';
import { perEveryDescriptor } from '../per-descriptor';
import { operationOf } from './calls';
import { changedType } from './changed-type';
import { checkMembers } from './members';

/** A call that changes something says of reads that are in use which of their objects show which new members. */
export const optimistic = perEveryDescriptor(function* (project, descriptor) {
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is !== 'name' || mark.of !== 'operation' || path.at(-1) !== 'read') continue;
    yield* checkRead(project, descriptor, path);
    const change = path.slice(0, -1);
    const type = changedType(project, descriptor, change);
    const { match, set } = optimisticParts(valueAt(descriptor.value, change));
    if (!type) continue;
    const partial = withOptionalMembers(type);
    yield* checkMembers(descriptor, [...change, 'set'], set, partial);
    if (match) yield* checkMembers(descriptor, [...change, 'match'], match, partial);
  }
});

function* checkRead(project: Project, descriptor: Descriptor, path: Path): Iterable<Diagnostic> {
  const change = path.slice(0, -1);
  const { read, rows, match } = optimisticParts(valueAt(descriptor.value, change));
  const operation = project.contract.operations.get(read);
  const call = operationOf(project, descriptor, valueAt(descriptor.value, change.slice(0, -2)));
  if (!operation) return;
  const { id } = operation;
  if (call?.safe) yield diagnose(descriptor, path, finding('operation/changes.nothing', { operation: call.id }));
  else if (!operation.safe) yield diagnose(descriptor, path, finding('operation/changes.write', { operation: id }));
  else if (isSurelyUnread(project, id))
    yield diagnose(descriptor, path, finding('operation/changes.unread', { operation: id }));
  else if (rows !== undefined && !match)
    yield diagnose(descriptor, path, finding('operation/optimistic.rows', { operation: id }));
  else if (!match && operation.parameters.some((parameter) => parameter.in === 'path'))
    yield diagnose(descriptor, path, finding('operation/optimistic.answers', { operation: id }));
}

/** A change names only some members of an object; objects in it are replaced as a whole. */
function withOptionalMembers(type: Type): Type {
  const objects = alternatives(type).map((one): Type => {
    if (one.is !== 'object') return one;
    const members = [...one.members].map(([name, member]) => [name, { ...member, optional: true }] as const);
    return { ...one, members: new Map(members) };
  });
  const [first] = objects;
  return first && objects.length === 1 ? first : { is: 'union', of: objects };
}

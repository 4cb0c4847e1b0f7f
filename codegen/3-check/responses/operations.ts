import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** Each operation has one row that says something about it, and a response calls it. */
export const operationsOfResponses = perDescriptor(['response-operations'], function* (project, descriptor) {
  const called = new Set(project.of('response').map(({ authored }) => authored.operation));
  // A broken file may call what seems unused.
  const isOpen = project.broken.some(({ kind }) => kind === 'response');
  const { contract } = project;
  const first = new Map<string, number>();
  for (const [index, row] of (descriptor.authored.operations ?? []).entries()) {
    const { operation, ...facts } = row ?? {};
    if (operation === undefined) continue;
    const same = first.get(operation);
    if (same === undefined) first.set(operation, index);
    const isKnown = contract.isIncomplete || contract.operations.has(operation);
    const at = ['operations', index, 'operation'];
    if (same !== undefined) yield diagnose(descriptor, at, finding('response/double', { row: same + 1 }));
    else if (isKnown && !isOpen && !called.has(operation))
      yield diagnose(descriptor, at, finding('response/row.unused', { operation }));
    else if (Object.keys(facts).length === 0)
      yield diagnose(descriptor, at, finding('response/row.empty', { operation }));
  }
});

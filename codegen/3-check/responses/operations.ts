import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The header shows tasks only where the project says how they are read. */
export const tasksOfHeader = perDescriptor(['header'], function* (project, header) {
  if (header.authored.tasks === undefined) return;
  // A broken file may describe the tasks.
  if (project.broken.some(({ kind }) => kind === 'response-operations')) return;
  const described = project.find('response-operations', 'response-operations')?.authored.tasks;
  if (described === undefined) yield diagnose(header, ['tasks'], { ...finding('response/tasks'), key: true });
});

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

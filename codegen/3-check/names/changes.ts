import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import { callParts } from '../../1-parse/parts';
import { isSurelyUnread } from '../../2-analyze/analysis';
import { perEveryDescriptor } from '../per-descriptor';
import { operationOf } from './calls';

/** A call that changes something names the reads that are out of date after it, and only such as a source makes. */
export const changes = perEveryDescriptor(function* (project, descriptor) {
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is !== 'name' || mark.of !== 'operation' || path.at(-1) !== 'operation') continue;
    const callPath = path.slice(0, -1);
    const call = valueAt(descriptor.value, callPath);
    const { changes: reads } = callParts(call);
    const operation = operationOf(project, descriptor, call);
    if (!reads || !operation) continue;
    const at = [...callPath, 'changes'];
    if (operation.safe)
      yield diagnose(descriptor, at, finding('operation/changes.nothing', { operation: operation.id }));
    for (const [index, read] of reads.entries()) {
      const { id, safe } = project.contract.operations.get(String(read)) ?? {};
      if (id === undefined) continue;
      if (!safe) yield diagnose(descriptor, [...at, index], finding('operation/changes.write', { operation: id }));
      else if (isSurelyUnread(project, id))
        yield diagnose(descriptor, [...at, index], finding('operation/changes.unread', { operation: id }));
    }
  }
});

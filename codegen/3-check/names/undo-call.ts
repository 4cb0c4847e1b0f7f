import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import { toastsAfter } from '../../1-parse/parts';
import { perEveryDescriptor } from '../per-descriptor';
import { operationOf } from './calls';

/** A call that can be undone changes something, as does the call that undoes it; one toast shows both. */
export const undoCall = perEveryDescriptor(function* (project, descriptor) {
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is !== 'name' || mark.of !== 'operation' || path.at(-1) !== 'operation' || path.at(-2) !== 'undo')
      continue;
    const callPath = path.slice(0, -2);
    const call = valueAt(descriptor.value, callPath);
    const changed = operationOf(project, descriptor, call);
    const operation = operationOf(project, descriptor, valueAt(descriptor.value, path.slice(0, -1)));
    if (changed?.safe) {
      yield diagnose(descriptor, path, finding('operation/undo.nothing', { operation: changed.id }));
    } else if (operation?.safe) {
      yield diagnose(descriptor, path, finding('operation/undo.read', { operation: operation.id }));
    }
    for (const index of toastsAfter(call)) {
      yield diagnose(descriptor, [...callPath, 'then', index, 'type'], finding('operation/undo.toast'));
    }
  }
});

import { expressionsOf } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import type { Path } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** The details of an event show what its line does not show; details and columns have different ids. */
export const timelines = perDescriptor(['drawer', 'panel', 'dialog', 'screen'], function* (project, descriptor) {
  const at = (path: Path): unknown => valueAt(descriptor.value, path);
  const expressions = expressionsOf(project, descriptor);
  for (const [{ path, value }] of expressions) {
    const field = path.slice(0, -3);
    if (path.at(-1) !== 'value' || path.at(-3) !== 'details' || at([...field, 'type']) !== 'timeline') continue;
    const detail = path.slice(0, -1);
    for (const [{ path: other, value: shown }] of expressions) {
      if (!isOnLine(other, field)) continue;
      if (String(shown).trim() === String(value).trim()) {
        yield diagnose(descriptor, path, finding('timeline/repeated.value'));
        break;
      }
      const id = other.at(-3) === 'columns' ? at([...other.slice(0, -1), 'id']) : undefined;
      if (id !== undefined && id === at([...detail, 'id'])) {
        yield diagnose(descriptor, [...detail, 'id'], finding('timeline/repeated.id'));
        break;
      }
    }
  }
});

/** Whether a path leads to the text of a timeline, or to the value of one of its columns. */
function isOnLine(path: Path, field: Path): boolean {
  if (!field.every((step, index) => path[index] === step)) return false;
  const [first, , last] = path.slice(field.length);
  return path.length === field.length + 1
    ? first === 'text'
    : path.length === field.length + 3 && first === 'columns' && last === 'value';
}

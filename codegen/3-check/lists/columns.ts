import { valueAt } from '../../language/address';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { tableOf } from '../../2-analyze/analysis';
import type { Path } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** What says something in the columns of a table screen alone; the tables of tiles, and trees, have widths too. */
const ofTables = ['sort', 'filter', 'hidden', 'width'] as const;
const withWidths = ['sort', 'filter', 'hidden'] as const;

/** The lists of columns: `details` are those of a timeline. */
const lists: readonly (Path[number] | undefined)[] = ['columns', 'details'];

/** Tables inside drawers, panels, dialogs and tiles are neither sorted nor arranged by the reader. */
export const columns = perDescriptor(['drawer', 'panel', 'dialog', 'screen'], function* (project, descriptor) {
  for (const { mark, path } of project.marks(descriptor)) {
    // Every column has a label.
    if (mark.is !== 'text' || path.at(-1) !== 'label' || !lists.includes(path.at(-3))) continue;
    if (tableOf(descriptor) && path.length === 3) continue;
    const column = path.slice(0, -1);
    const hasWidths = path[0] === 'tiles' || valueAt(descriptor.value, [...path.slice(0, -3), 'type']) === 'tree';
    for (const name of hasWidths ? withWidths : ofTables) {
      if (valueAt(descriptor.value, [...column, name]) === undefined) continue;
      yield diagnose(descriptor, [...column, name], { ...finding('column/screen-only', { name }), key: true });
    }
  }
});

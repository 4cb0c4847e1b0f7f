import { valueAt } from '../address';
import { diagnose } from '../diagnostic';
import { isTable } from '../expression/screen-scope';
import { member } from '../parse/read';
import { local } from './local';

/** What says something in the columns of a table screen alone; the tables of tiles have widths too. */
const ofTables = ['sort', 'hidden', 'width'] as const;
const ofTiles = ['sort', 'hidden'] as const;

/** Tables inside drawers, panels, dialogs and tiles are neither sorted nor arranged by the reader. */
export const columns = local(['drawer', 'panel', 'dialog', 'screen'], function* (descriptor, project) {
  for (const { mark, path } of project.marks(descriptor)) {
    // Every column has a label.
    if (mark.is !== 'text' || path.at(-1) !== 'label' || path.at(-3) !== 'columns') continue;
    if (isTable(descriptor) && path.length === 3) continue;
    const column = path.slice(0, -1);
    for (const name of path[0] === 'tiles' ? ofTiles : ofTables) {
      if (member(valueAt(descriptor.value, column), name) === undefined) continue;
      const message = `"${name}" counts only in the columns of a screen that is a table.`;
      yield diagnose(descriptor, [...column, name], { code: 'column/screen-only', message, key: true });
    }
  }
});

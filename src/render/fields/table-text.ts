import { itemScope } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { cellText, type CellWords } from './cell-text';

/** A table as it is copied: names of the columns, then a line for each row, with tabs between the cells. */
export function tableText(field: TableField, rows: readonly unknown[], scope: Scope, words: CellWords): string {
  return [
    field.columns.map((column) => words.text(column.label, scope)),
    ...rows.map((row) => field.columns.map((column) => cellText(column, itemScope(scope, row), words))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

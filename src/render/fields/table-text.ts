import type { FormatSettings } from '../../descriptor/format/shown';
import { itemScope } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import type { Scope, Text } from '../../generated/types';
import { cellText } from './cell-text';

/** A table as it is copied: names of the columns, then a line for each row, with tabs between the cells. */
export function tableText(
  field: TableField,
  rows: readonly unknown[],
  scope: Scope,
  { text, format }: { readonly text: (text: Text, scope: Scope) => string; readonly format: FormatSettings },
): string {
  return [
    field.columns.map((column) => text(column.label, scope)),
    ...rows.map((row) => field.columns.map((column) => cellText(column, itemScope(scope, row), format))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

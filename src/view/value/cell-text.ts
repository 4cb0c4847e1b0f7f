import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Column, TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { clipboardText } from '~/lib/sheet';
import { exportValue, hasValueFormat } from './formats/format-value';
import type { FormatContext } from './formats/value-format';

/**
 * The text of a cell for the clipboard and for export: one line without characters that would start another cell.
 * Ratings are texts, numbers and sizes are raw, times are in ISO 8601 with the offset of the console's zone.
 */
export function cellText(column: Column, scope: Scope, context: FormatContext): string {
  return textOf(column, scope, context).replace(/\s+/g, ' ');
}

function textOf(column: Column, scope: Scope, context: FormatContext): string {
  if (hasValueFormat(column)) return exportValue(evaluate(column.value, scope), column, scope, context);
  const copyOf = (value: unknown): string | undefined => formatText(value)?.copy;
  switch (column.type) {
    case 'object':
      return copyOf(evaluate(column.value, scope)) ?? '';
    case 'objects':
      return listEntries(evaluate(column.value, scope))
        .flatMap((entry) => copyOf(evaluate(column.name, itemScope(scope, entry))) ?? [])
        .join(', ');
    case 'button':
      return '';
  }
}

/** The text of a table for the clipboard: the column names, then a line for each row. */
export function tableText(
  field: Pick<TableField, 'columns'>,
  rows: readonly unknown[],
  scope: Scope,
  context: FormatContext,
): string {
  return clipboardText([
    field.columns.map((column) => context.t(column.label, scope)),
    ...rows.map((row) => field.columns.map((column) => cellText(column, itemScope(scope, row), context))),
  ]);
}

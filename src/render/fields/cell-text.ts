import { evaluate } from '../../descriptor/evaluate';
import { showDate } from '../../descriptor/format/date';
import { showDateTime } from '../../descriptor/format/date-time';
import type { FormatSettings } from '../../descriptor/format/shown';
import { showText } from '../../descriptor/format/text';
import { itemScope, listEntries } from '../../descriptor/list';
import type { Column } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';

/** How the types are written whose copy is not the plain text. */
const shows: { readonly [Type in Column['type']]?: typeof showDateTime } = {
  date: showDate,
  dateTime: showDateTime,
  relativeTime: showDateTime,
};

/** A cell as it is copied: one line of text, without what would begin another cell. */
export function cellText(column: Column, scope: Scope, format: FormatSettings): string {
  if (column.type === 'button') return '';
  const value = evaluate(column.value, scope);
  const parts = column.type === 'chips' || column.type === 'objects' ? listEntries(value) : [value];
  const named = column.type === 'objects' ? parts.map((part) => evaluate(column.name, itemScope(scope, part))) : parts;
  const show = shows[column.type] ?? showText;
  const texts = named.flatMap((part) => show(part, format)?.copy ?? []);
  return texts.join(', ').replace(/\s+/g, ' ');
}

import { evaluate } from '../../descriptor/evaluate';
import { showDateTime } from '../../descriptor/format/date-time';
import type { FormatSettings } from '../../descriptor/format/shown';
import { showText } from '../../descriptor/format/text';
import { listEntries } from '../../descriptor/list';
import type { Column } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';

/** A cell as it is copied: one line of text, without what would begin another cell. */
export function cellText(column: Column, scope: Scope, format: FormatSettings): string {
  if (column.type === 'button') return '';
  const value = evaluate(column.value, scope);
  const parts = column.type === 'chips' ? listEntries(value) : [value];
  const show = column.type === 'dateTime' ? showDateTime : showText;
  const texts = parts.flatMap((part) => show(part, format)?.copy ?? []);
  return texts.join(', ').replace(/\s+/g, ' ');
}

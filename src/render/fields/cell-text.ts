import { evaluate } from '../../descriptor/evaluate';
import { showDate } from '../../descriptor/format/date';
import { showDateTime } from '../../descriptor/format/date-time';
import type { FormatSettings } from '../../descriptor/format/shown';
import { showText } from '../../descriptor/format/text';
import { itemScope, listEntries } from '../../descriptor/list';
import { judge } from '../../descriptor/scale';
import type { Column } from '../../generated/descriptor-types';
import type { Scope, Text } from '../../generated/types';

/** What values are written with. */
export interface CellWords {
  readonly format: FormatSettings;
  readonly text: (text: Text, scope: Scope) => string;
}

/** How the types are written whose copy is not the plain text. */
const shows: { readonly [Type in Column['type']]?: typeof showDateTime } = {
  date: showDate,
  dateTime: showDateTime,
  relativeTime: showDateTime,
};

/**
 * A cell as it is copied and exported: one line of text, without what would begin another cell. Judged values are told by
 * their words, numbers and sizes as they came, times in full.
 */
export function cellText(column: Column, scope: Scope, { format, text }: CellWords): string {
  if (column.type === 'button') return '';
  return textsOf(column, scope, { format, text }).join(', ').replace(/\s+/g, ' ');
}

function textsOf(
  column: Exclude<Column, { readonly type: 'button' }>,
  scope: Scope,
  { format, text }: CellWords,
): readonly string[] {
  const value = evaluate(column.value, scope);
  const plain = (part: unknown): readonly string[] => [showText(part)?.copy ?? []].flat();
  switch (column.type) {
    case 'scale':
    case 'state': {
      const judgement = judge(column.scale, value);
      if (!judgement?.text) return plain(judgement?.value);
      const word = text(judgement.text, scope);
      return [column.type === 'scale' && column.showValue === true ? `${judgement.value} ${word}` : word];
    }
    case 'chips':
      return listEntries(value).flatMap(plain);
    case 'objects':
      return listEntries(value).flatMap((part) => plain(evaluate(column.name, itemScope(scope, part))));
    default:
      return [(shows[column.type] ?? showText)(value, format)?.copy ?? []].flat();
  }
}

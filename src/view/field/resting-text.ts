import { evaluate } from '~/descriptor/evaluate';
import { listEntries } from '~/descriptor/list';
import { mapLines } from '~/descriptor/map-lines';
import { caseText } from '~/descriptor/text';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { dash } from '~/lib/dash';
import { formatValue, hasValueFormat } from '../value/formats/format-value';
import type { FormatContext } from '../value/formats/value-format';
import { listEntryText } from './ListView';

/**
 * The value of a field as plain text, one line for each entry, as long as the field is out of sight. `undefined` for a
 * field that is more than a label and a text. `first` is how many entries a list shows.
 */
export function restingText(field: Field, scope: Scope, context: FormatContext, first: number): string | undefined {
  if ('showLabel' in field && field.showLabel === false) return undefined;
  if (hasValueFormat(field)) {
    return formatValue(evaluate(field.value, scope), field, scope, context)?.text ?? missing(field, scope, context);
  }
  const lines = fieldLines(field, scope, context, ('first' in field && field.first) || first);
  if (!lines) return undefined;
  return lines.length > 0 ? lines.join('\n') : missing(field, scope, context);
}

/** The first lines of a field that is a list, a map or a word; `undefined` for others. `first` limits the lines. */
export function fieldLines(
  field: Field,
  scope: Scope,
  { t }: FormatContext,
  first: number,
): readonly string[] | undefined {
  switch (field.type) {
    case 'list':
      return firstLines(listEntries(evaluate(field.value, scope)), first, (entry) =>
        listEntryText(field, scope, entry),
      );
    case 'map':
      return firstLines(mapLines(evaluate(field.value, scope)), first, ({ name, value }) => {
        return `${name}: ${formatText(value)?.text ?? dash}`;
      });
    case 'words': {
      const text = caseText(field.cases, scope);
      return text ? [t(text, scope)] : [];
    }
    default:
      return undefined;
  }
}

/** The lines of the first entries, and an ellipsis in place of the button that shows the others. */
function firstLines<Entry>(
  entries: readonly Entry[],
  first: number,
  lineOf: (entry: Entry) => string,
): readonly string[] {
  const lines = entries.slice(0, first).map(lineOf);
  return entries.length > first ? [...lines, '…'] : lines;
}

function missing(field: Field, scope: Scope, { t }: FormatContext): string {
  return 'empty' in field && field.empty ? t(field.empty, scope) : dash;
}

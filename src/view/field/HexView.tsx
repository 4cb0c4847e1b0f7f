import { useMemo } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/lib/format/text';
import { listEntries, listValues } from '~/descriptor/list';
import type { HexField } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { layHex } from '~/lib/hex-rows';
import type { FieldProps } from './field-component';
import { HexBox } from './hex/HexBox';
import { Line } from './Line';

/** Longer names of lines are truncated. */
const maxNameLength = 100;

/** A hex view: rows of bytes with their offsets and characters. Content that is not hexadecimal is shown as text. */
export function HexView({ field, scope }: FieldProps<HexField>) {
  const t = useTranslate();
  const value = evaluate(field.value, scope);
  const { content, line, perRow } = field;
  // Computing the rows of millions of bytes is slow, so they are cached per answer.
  const { rows, longestLine } = useMemo(() => {
    const lines = line && listValues(value, line, scope).map((name) => formatText(name)?.text ?? '');
    const entries = listValues(value, content, scope).map((entry, index) => ({
      line: truncate(lines?.[index] ?? String(index + 1), maxNameLength),
      content: formatText(entry)?.copy ?? '',
    }));
    const longestLine = entries.reduce((longest, entry) => Math.max(longest, entry.line.length), 1);
    return { rows: layHex(entries, perRow), longestLine };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value, content, line, perRow]);
  return (
    <Line field={field} scope={scope} wide>
      {listEntries(value).length > 0 && (
        <HexBox label={t(field.label, scope)} rows={rows} perRow={perRow} longestLine={longestLine} />
      )}
    </Line>
  );
}

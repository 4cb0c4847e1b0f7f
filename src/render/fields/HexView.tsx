import { useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { listEntries, listValues } from '../../descriptor/list';
import type { HexField } from '../../generated/descriptor-types';
import { head } from '../../lib/head';
import { layHex } from '../../lib/hex-rows';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { HexBox } from './hex/HexBox';
import { Line } from './Line';

/** A name that is longer is no name of a line. */
const longestName = 100;

/** Bytes in rows, with their positions and characters; what is no bytes stands there as the text it is. */
export function HexView({ field, scope }: FieldProps<HexField>) {
  const text = useText();
  const value = evaluate(field.value, scope);
  const { content, line, perRow } = field;
  // Laying out millions of bytes takes long; the same answer gives the same rows.
  const { rows, longestLine } = useMemo(() => {
    const lines = line && listValues(value, line, scope).map((name) => showText(name)?.text ?? '');
    const entries = listValues(value, content, scope).map((entry, index) => ({
      line: head(lines?.[index] ?? String(index + 1), longestName),
      content: showText(entry)?.copy ?? '',
    }));
    const longestLine = entries.reduce((longest, entry) => Math.max(longest, entry.line.length), 1);
    return { rows: layHex(entries, perRow), longestLine };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value, content, line, perRow]);
  return (
    <Line field={field} scope={scope} wide>
      {listEntries(value).length > 0 && (
        <HexBox label={text(field.label, scope)} rows={rows} perRow={perRow} longestLine={longestLine} />
      )}
    </Line>
  );
}

import { evaluate } from '../../descriptor/evaluate';
import { showDateTime } from '../../descriptor/format/date-time';
import { showNumber } from '../../descriptor/format/number';
import { showText } from '../../descriptor/format/text';
import { judge } from '../../descriptor/scale';
import type { Column } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { useServices } from '../services';
import { Judged } from './Judged';

/** One cell of a table; the entry of the row is `item` in its scope. */
export function Cell({ column, scope }: { readonly column: Column; readonly scope: Scope }) {
  const { format } = useServices();
  const value = evaluate(column.value, scope);
  if (column.type === 'scale') {
    const judgement = judge(column.scale, value);
    if (!judgement) return <Dash />;
    return <Judged judgement={judgement} scope={scope} showValue={column.showValue === true} marked />;
  }
  const show = { text: showText, mono: showText, number: showNumber, dateTime: showDateTime }[column.type];
  const shown = show(value, format);
  return shown ? <UntrustedText text={shown.text} mono={column.type === 'mono'} /> : <Dash />;
}

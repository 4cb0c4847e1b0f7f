import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { listValues } from '../../descriptor/list';
import type { HexField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** Bytes as text. */
export function HexView({ field, scope }: FieldProps<HexField>) {
  const lines = listValues(evaluate(field.value, scope), field.content, scope);
  return <ShownLine mono field={field} scope={scope} shown={showText(lines.join('\n'))} />;
}

import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { listEntries } from '../../descriptor/list';
import type { ChipsField } from '../../generated/descriptor-types';
import { useChips } from './Chips';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** Short words side by side. */
export function ChipsView({ field, scope }: FieldProps<ChipsField>) {
  const words = listEntries(evaluate(field.value, scope)).flatMap((entry) => showText(entry) ?? []);
  const { chips, button } = useChips(words);
  const copy = words.map((word) => word.copy).join('\n');
  return (
    <Line field={field} scope={scope} copy={copy} beside={button}>
      {words.length > 0 && chips}
    </Line>
  );
}

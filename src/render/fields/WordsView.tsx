import { caseText } from '../../descriptor/text-for';
import type { WordsField } from '../../generated/descriptor-types';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** The words of the first case that holds. */
export function WordsView({ field, scope }: FieldProps<WordsField>) {
  const text = useText();
  const words = caseText(field.cases, scope);
  return (
    <Line field={field} scope={scope}>
      {words && text(words, scope)}
    </Line>
  );
}

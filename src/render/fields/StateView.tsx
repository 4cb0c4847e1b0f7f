import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { judge } from '../../descriptor/scale';
import type { StateField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { Line } from './Line';
import { StateWord } from './StateWord';

/** A state in the words of a scale. */
export function StateView({ field, scope }: FieldProps<StateField>) {
  const value = evaluate(field.value, scope);
  const judgement = judge(field.scale, value);
  return (
    <Line field={field} scope={scope} state={judgement && showText(value)?.copy} copy={showText(value)?.copy}>
      {judgement && <StateWord judgement={judgement} scope={scope} />}
    </Line>
  );
}

import { evaluate } from '../../descriptor/evaluate';
import { judge } from '../../descriptor/scale';
import type { ScaleField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { Judged } from './Judged';
import { Line } from './Line';

/** A value judged by a scale. */
export function ScaleView({ field, scope }: FieldProps<ScaleField>) {
  const judgement = judge(field.scale, evaluate(field.value, scope));
  return (
    <Line field={field} scope={scope} severity={judgement?.severity} copy={judgement && String(judgement.value)}>
      {judgement && <Judged judgement={judgement} scope={scope} showValue={field.showValue === true} marked={false} />}
    </Line>
  );
}

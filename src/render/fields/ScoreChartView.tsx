import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { listValues } from '../../descriptor/list';
import type { ScoreChartField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** Scores as text. */
export function ScoreChartView({ field, scope }: FieldProps<ScoreChartField>) {
  const scores = listValues(evaluate(field.value, scope), field.score, scope);
  return <ShownLine field={field} scope={scope} shown={showText(scores.join(', '))} />;
}

import { evaluate } from '../../descriptor/evaluate';
import { listEntries } from '../../descriptor/list';
import type { ActivityChartField } from '../../generated/descriptor-types';
import type { Expression } from '../../generated/types';
import { useUiText } from '../../ui/ui-text';
import { useText } from '../use-text';
import { activityPoints, highestPoint } from './activity-points';
import { ChartFigure } from './ChartFigure';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** A line of activity over time. */
export function ActivityChartView({ field, scope }: FieldProps<ActivityChartField>) {
  const say = useUiText();
  const text = useText();
  const read = (expression: Expression | undefined): unknown => expression && evaluate(expression, scope);
  const points = activityPoints(listEntries(evaluate(field.value, scope)), read(field.to));
  const highest = highestPoint(points, read(field.peakTime));
  return (
    <Line field={field} scope={scope} wide>
      {highest ? (
        <ChartFigure label={text(field.label, scope)} points={points} highest={highest} />
      ) : (
        <p className="descry-chart-empty">{say('UI.CHART_EMPTY')}</p>
      )}
    </Line>
  );
}

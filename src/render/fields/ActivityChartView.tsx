import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { evaluate } from '../../descriptor/evaluate';
import { showDateTime } from '../../descriptor/format/date-time';
import { showNumber } from '../../descriptor/format/number';
import { listEntries } from '../../descriptor/list';
import type { ActivityChartField } from '../../generated/descriptor-types';
import type { Expression } from '../../generated/types';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { useText } from '../use-text';
import { activityPoints, highestPoint } from './activity-points';
import type { FieldProps } from './field-component';
import { Line } from './Line';

const ActivityChart = lazy(async () => ({ default: (await import('./ActivityChart')).ActivityChart }));

/** A line of activity over time. Its highest point is told in words too, which stand there before the picture does. */
export function ActivityChartView({ field, scope }: FieldProps<ActivityChartField>) {
  const { format } = useServices();
  const say = useUiText();
  const text = useText();
  const read = (expression: Expression | undefined): unknown => expression && evaluate(expression, scope);

  const points = activityPoints(listEntries(evaluate(field.value, scope)), read(field.to));
  const highest = highestPoint(points, read(field.peakTime));
  if (!highest) {
    return (
      <Line field={field} scope={scope} wide>
        <p className="descry-chart-empty">{say('UI.CHART_EMPTY')}</p>
      </Line>
    );
  }
  const count = showNumber(highest.count, format)?.text ?? '';
  const time = showDateTime(highest.time, format)?.text;
  const told = { label: text(field.label, scope), points: points.length, count };
  const name = time === undefined ? say('UI.CHART_NAME', told) : say('UI.CHART_NAME_AT', { ...told, time });
  return (
    <Line field={field} scope={scope} wide>
      <figure className="descry-chart">
        <div role="img" aria-label={name} className="descry-chart-picture">
          <ErrorBoundary fallback={<p className="descry-chart-empty">{say('UI.CHART_FAILED')}</p>}>
            <Suspense>
              <ActivityChart points={points} highest={highest} zone={format.zone} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <figcaption className="descry-chart-caption">
          <span className="descry-chart-dot" aria-hidden="true" />
          {say('UI.CHART_HIGHEST')} <strong data-mark="highest">{count}</strong>
          {time !== undefined && <span className="descry-muted">{time}</span>}
        </figcaption>
      </figure>
    </Line>
  );
}

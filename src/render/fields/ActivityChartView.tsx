import { useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { toTimestamp } from '../../descriptor/format/timestamp';
import { listEntries } from '../../descriptor/list';
import type { ActivityChartField } from '../../generated/descriptor-types';
import type { Expression } from '../../generated/types';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { useText } from '../use-text';
import { activityPoints, highestPoint } from './activity-points';
import { pointSheet } from './chart-text';
import { ChartFigure } from './ChartFigure';
import { ChartValues } from './ChartValues';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** A line of activity over time. */
export function ActivityChartView({ field, scope }: FieldProps<ActivityChartField>) {
  const say = useUiText();
  const text = useText();
  const read = (expression: Expression | undefined): unknown => expression && evaluate(expression, scope);
  const { format } = useServices();
  const entries = evaluate(field.value, scope);
  const end = read(field.to);
  // The same points give the same picture: drawing it anew takes long.
  const points = useMemo(() => activityPoints(listEntries(entries), end), [entries, end]);
  const highest = highestPoint(points, read(field.peakTime));
  const label = text(field.label, scope);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      copy={highest && { first: '', all: () => pointSheet(points, format) }}
      beside={highest && <ChartValues label={label} points={points} />}
    >
      {highest ? (
        <ChartFigure
          label={label}
          points={points}
          highest={highest}
          from={toTimestamp(read(field.from))}
          to={toTimestamp(end)}
        />
      ) : (
        <p className="descry-chart-empty">{say('UI.CHART_EMPTY')}</p>
      )}
    </Line>
  );
}

import { useMemo } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { toTimestamp } from '~/lib/format/timestamp';
import { listEntries } from '~/descriptor/list';
import type { ActivityChartField } from '~/generated/contract/descriptor-types';
import type { Expression } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { activityPoints, highestPoint } from './activity-points';
import { pointSheet } from './chart-point';
import { ChartFigure } from './ChartFigure';
import { ChartValues } from './ChartValues';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';

/** A chart of activity over time. */
export function ActivityChartView({ field, scope }: FieldProps<ActivityChartField>) {
  const t = useTranslate();
  const read = (expression: Expression | undefined): unknown => expression && evaluate(expression, scope);
  const { format } = useServices();
  const entries = evaluate(field.value, scope);
  const end = read(field.to);
  // Rendering the chart is slow, so the points are cached per answer.
  const points = useMemo(() => activityPoints(listEntries(entries), end), [entries, end]);
  const highest = highestPoint(points, read(field.peakTime));
  const label = t(field.label, scope);
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
        <p className="descry-chart-empty">{t('UI.CHART_EMPTY')}</p>
      )}
    </Line>
  );
}

import { useMemo } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { listEntries } from '~/descriptor/list';
import { resolveText } from '~/descriptor/text';
import type { ScaleRow, ScoreChartField } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { useDrawnAfter } from '~/view/data/use-drawn-after';
import { useServices } from '~/view/context/services';
import { pointSheet, type ChartBand } from './chart-point';
import { ChartFigure } from './ChartFigure';
import { ChartValues } from './ChartValues';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';
import { latestHighest, scorePoints } from './score-points';

const scopeless = {};

/** A chart of scores over time, from 0 to the maximum score, over the bands of a scale. */
export function ScoreChartView({ field, scope }: FieldProps<ScoreChartField>) {
  const t = useTranslate();
  const { format } = useServices();
  const isDrawn = useDrawnAfter(field.after ?? 0);
  const entries = evaluate(field.value, scope);
  // Rendering the chart is slow, so the points are cached per answer.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const points = useMemo(() => scorePoints(listEntries(entries), field, scope), [entries, field]);
  const highest = latestHighest(points);
  const bands = useMemo(() => {
    const bandsOf = ({ from, to, severity = 'unknown', ...row }: ScaleRow): readonly ChartBand[] =>
      from === undefined || to === undefined
        ? []
        : [{ from, to, severity, label: t(resolveText(row.text, scopeless)) }];
    return field.bands.rows.flatMap(bandsOf);
  }, [field, t]);
  const label = t(field.label, scope);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      copy={highest && { first: '', all: () => pointSheet(points, format) }}
      beside={highest && <ChartValues label={label} points={points} />}
    >
      {!highest ? (
        <p className="descry-chart-empty">{field.empty ? t(field.empty, scope) : t('UI.CHART_NO_SCORES')}</p>
      ) : isDrawn ? (
        <ChartFigure label={label} points={points} highest={highest} maximum={field.maximumScore} bands={bands} />
      ) : (
        <div className="descry-chart-room" />
      )}
    </Line>
  );
}

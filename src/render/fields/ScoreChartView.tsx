import { use, useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { listEntries } from '../../descriptor/list';
import { resolveText } from '../../descriptor/text';
import type { ScaleRow, ScoreChartField } from '../../generated/descriptor-types';
import { useUiText } from '../../ui/ui-text';
import { useDrawnAfter } from '../use-drawn-after';
import { useServices } from '../services';
import { TranslateContext, useText } from '../use-text';
import type { ChartBand } from './chart-point';
import { pointSheet } from './chart-text';
import { ChartFigure } from './ChartFigure';
import { ChartValues } from './ChartValues';
import type { FieldProps } from './field-component';
import { Line } from './Line';
import { latestHighest, scorePoints } from './score-points';

const scopeless = {};

/** Scores over time, between 0 and the highest possible one, over the bands of a scale. */
export function ScoreChartView({ field, scope }: FieldProps<ScoreChartField>) {
  const say = useUiText();
  const text = useText();
  const { format } = useServices();
  const drawn = useDrawnAfter(field.after ?? 0);
  const entries = evaluate(field.value, scope);
  // The same points give the same picture: drawing it anew takes long.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const points = useMemo(() => scorePoints(listEntries(entries), field, scope), [entries, field]);
  const highest = latestHighest(points);
  const translate = use(TranslateContext);
  const bands = useMemo(() => {
    const bandOf = ({ from, to, severity = 'unknown', ...row }: ScaleRow): readonly ChartBand[] =>
      from === undefined || to === undefined
        ? []
        : [{ from, to, severity, word: translate(resolveText(row.text, scopeless)) }];
    return field.bands.rows.flatMap(bandOf);
  }, [field, translate]);
  const label = text(field.label, scope);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      copy={highest && { first: '', all: () => pointSheet(points, format) }}
      beside={highest && <ChartValues label={label} points={points} />}
    >
      {!highest ? (
        <p className="descry-chart-empty">{field.empty ? text(field.empty, scope) : say('UI.CHART_NO_SCORES')}</p>
      ) : drawn ? (
        <ChartFigure label={label} points={points} highest={highest} most={field.most} bands={bands} />
      ) : (
        <div className="descry-chart-room" />
      )}
    </Line>
  );
}

import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { showDateTime } from '../../descriptor/format/date-time';
import { showNumber } from '../../descriptor/format/number';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import type { ChartBand, ChartPoint } from './chart-point';

const LineChart = lazy(async () => ({ default: (await import('./LineChart')).LineChart }));

/** A line over time. Its highest point is told in words too, which stand there before the picture does. */
export function ChartFigure(props: {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly highest: ChartPoint;
  readonly most?: number;
  readonly bands?: readonly ChartBand[];
}) {
  const { label, points, highest } = props;
  const { format } = useServices();
  const say = useUiText();
  const count = showNumber(highest.value, format)?.text ?? '';
  const time = showDateTime(highest.time, format)?.text;
  const told = { label, points: points.length, count };
  const name = time === undefined ? say('UI.CHART_NAME', told) : say('UI.CHART_NAME_AT', { ...told, time });
  return (
    <figure className="descry-chart">
      <div role="img" aria-label={name} className="descry-chart-picture">
        <ErrorBoundary fallback={<p className="descry-chart-empty">{say('UI.CHART_FAILED')}</p>}>
          <Suspense>
            <LineChart points={points} highest={highest} zone={format.zone} most={props.most} bands={props.bands} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <figcaption className="descry-chart-caption">
        <span className="descry-chart-dot" aria-hidden="true" />
        {say('UI.CHART_HIGHEST')} <strong data-mark="highest">{count}</strong>
        {time !== undefined && <span className="descry-muted">{time}</span>}
      </figcaption>
    </figure>
  );
}

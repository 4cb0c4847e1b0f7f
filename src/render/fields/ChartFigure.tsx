import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import type { ChartBand, ChartPoint } from './chart-point';
import { timeText, valueText } from './chart-text';

const LineChart = lazy(async () => ({ default: (await import('./LineChart')).LineChart }));

/** A line over time. Its highest point is told in words too, which stand there before the picture does. */
export function ChartFigure(props: {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly highest: ChartPoint;
  /** Where the picture begins and ends if there is room beside the points. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly most?: number;
  readonly bands?: readonly ChartBand[];
}) {
  const { label, points, highest, from, to } = props;
  const { format } = useServices();
  const say = useUiText();
  const count = valueText(highest, format);
  const time = timeText(highest, format);
  const told = { label, points: points.length, count };
  const name = time === undefined ? say('UI.CHART_NAME', told) : say('UI.CHART_NAME_AT', { ...told, time });
  return (
    <figure className="descry-chart">
      <div role="img" aria-label={name} className="descry-chart-picture">
        <ErrorBoundary fallback={<p className="descry-chart-empty">{say('UI.CHART_FAILED')}</p>}>
          <Suspense>
            <LineChart {...{ points, highest, format, from, to }} most={props.most} bands={props.bands} />
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

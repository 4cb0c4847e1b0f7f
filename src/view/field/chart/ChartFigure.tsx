import { zonedText } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { Boundary } from '~/ui/Boundary';
import { ErrorLine } from '~/ui/ErrorPanel';
import { useServices } from '~/view/context/services';
import { Loaded } from '~/view/data/Loaded';
import { Moment } from '~/view/value/Moment';
import { valueText, type ChartPoint } from './chart-point';
import type { LineChartProps } from './LineChart';

type ChartFigureProps = Omit<LineChartProps, 'format'> & { readonly label: string };

/** A line over time with its highest point as the caption, which is there before the chart has loaded. */
export function ChartFigure(props: ChartFigureProps) {
  const { highest } = props;
  const { format } = useServices();
  const t = useTranslate();
  return (
    <figure className="descry-chart">
      <Boundary
        fallback={({ traceId, retry }) => (
          <ErrorLine message={t('UI.CHART_FAILED')} traceId={traceId} onRetry={retry} />
        )}
      >
        <LazyLineChart {...props} />
      </Boundary>
      <figcaption className="descry-chart-caption">
        <span className="descry-chart-dot" aria-hidden="true" />
        {t('UI.CHART_HIGHEST')} <strong data-mark="highest">{valueText(highest, format)}</strong>
        {highest.time !== undefined && (
          <span className="descry-muted">
            <Moment time={highest.time} />
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The chart, whose library is loaded on first use; until then the image is empty. */
function LazyLineChart({ label, ...chart }: ChartFigureProps) {
  const { format } = useServices();
  const t = useTranslate();
  const description = useDescription(label, chart.points, chart.highest);
  return (
    <Loaded
      name="line chart"
      load={() => import('./LineChart')}
      message={t('UI.CHART_FAILED')}
      inLine
      waiting={<div role="img" aria-label={description} className="descry-chart-picture" />}
    >
      {({ LineChart }) => (
        <div role="img" aria-label={description} className="descry-chart-picture">
          <LineChart {...chart} format={format} />
        </div>
      )}
    </Loaded>
  );
}

/** The description of the chart for screen readers. */
function useDescription(label: string, points: readonly ChartPoint[], highest: ChartPoint): string {
  const { format } = useServices();
  const t = useTranslate();
  const facts = { label, points: points.length, highest: valueText(highest, format) };
  if (highest.time === undefined) return t('UI.CHART_NAME', facts);
  return t('UI.CHART_NAME_AT', { ...facts, time: zonedText(highest.time, format.zone) });
}

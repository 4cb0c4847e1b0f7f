import { use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { LineTile } from '~/generated/contract/descriptor-types';
import { numberText } from '~/lib/format/number-text';
import { zonedText } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { toggled } from '~/lib/toggled';
import { Boundary } from '~/ui/Boundary';
import { Dash } from '~/ui/Dash';
import { ErrorLine } from '~/ui/ErrorPanel';
import { useServices } from '~/view/context/services';
import { Loaded } from '~/view/data/Loaded';
import { ColumnName } from '~/view/value/ColumnName';
import { Moment as MomentView } from '~/view/value/Moment';
import { ChartCard, ChartTable } from './ChartCard';
import { ChartsReadyContext } from './use-charts-ready';
import { highestOf, readMoments, type Moment, type NamedSeries } from './line-points';
import { ColorMark, partColor, SeverityMark } from './part-views';
import { TileEmpty, UncountedNote, type TileProps } from './TileBody';

/** The data of a line chart. */
interface LineData {
  readonly moments: readonly Moment[];
  readonly series: readonly NamedSeries[];
}

/** A tile with values over time, as lines or as stacked areas. */
export function LineTileView({ tile, scope, title }: TileProps<LineTile>) {
  const t = useTranslate();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { moments, uncounted } = useMemo(() => readMoments(tile, scope), [tile, scope]);
  const series = useMemo(
    () => tile.series.map(({ id, label, severity }) => ({ id, severity, name: t(label, scope) })),
    [tile, scope, t],
  );
  const data = { moments, series };
  const summary = useSummary(title, data);
  if (summary === undefined) return <TileEmpty tile={tile} scope={scope} uncounted={uncounted} />;
  return (
    <ChartCard
      tile={tile}
      table={() => <MomentTable label={title} data={data} />}
      note={<UncountedNote count={uncounted} />}
    >
      {series.length > 1 && (
        <SeriesLegend
          series={series}
          stacked={tile.stacked === true}
          hidden={hidden}
          onToggle={(id) => setHidden(toggled(hidden, id))}
        />
      )}
      <SeriesPicture summary={summary} data={data} hidden={hidden} stacked={tile.stacked === true} />
    </ChartCard>
  );
}

/** The description of the chart for screen readers; `undefined` if there is no value. */
function useSummary(title: string, { moments, series }: LineData): string | undefined {
  const { format } = useServices();
  const t = useTranslate();
  const highest = highestOf(moments);
  const [first, last] = [moments[0], moments.at(-1)];
  if (!highest || !first || !last) return undefined;
  return t('UI.TILE_LINE', {
    title,
    from: zonedText(first.time, format.zone),
    to: zonedText(last.time, format.zone),
    name: series[highest.series]?.name ?? '',
    value: numberText(highest.value, format),
    time: zonedText(highest.time, format.zone),
  });
}

/** The chart. Its library loads once `ChartsReadyContext` allows it; until then the image is empty. */
function SeriesPicture(props: {
  readonly summary: string;
  readonly data: LineData;
  readonly hidden: ReadonlySet<string>;
  readonly stacked: boolean;
}) {
  const { summary, data, hidden, stacked } = props;
  const { format } = useServices();
  const t = useTranslate();
  const isReady = use(ChartsReadyContext);
  const image = (chart?: ReactNode) => (
    <div role="img" aria-label={summary} className="descry-lines-picture" data-chart={isReady ? 'drawn' : 'waiting'}>
      {chart}
    </div>
  );
  if (!isReady) return image();
  return (
    <Boundary
      fallback={({ traceId, retry }) => <ErrorLine message={t('UI.CHART_FAILED')} traceId={traceId} onRetry={retry} />}
    >
      <Loaded
        name="series chart"
        load={() => import('./SeriesChart')}
        message={t('UI.CHART_FAILED')}
        inLine
        waiting={image()}
      >
        {({ SeriesChart }) => image(<SeriesChart {...data} hidden={hidden} stacked={stacked} zone={format.zone} />)}
      </Loaded>
    </Boundary>
  );
}

/** The moments as a table: the time, then the value of each series. */
function MomentTable({ label, data }: { readonly label: string; readonly data: LineData }) {
  const { moments, series } = data;
  const { format } = useServices();
  const t = useTranslate();
  const row = useCallback(
    (index: number) => {
      const moment = moments[index];
      if (!moment) return [];
      const numbers = moment.values.map((value, column) =>
        value === undefined ? <Dash key={column} /> : numberText(value, format),
      );
      return [<MomentView key="time" time={moment.time} />, ...numbers];
    },
    [moments, format],
  );
  const heads = [
    <ColumnName key="time" type="dateTime" name={t('UI.CHART_TIME')} />,
    ...series.map(({ name }) => name),
  ];
  return <ChartTable label={label} heads={heads} count={moments.length} row={row} />;
}

/** The names of the lines, of areas from the top. A click hides a line or shows it again. */
function SeriesLegend(props: {
  readonly series: readonly NamedSeries[];
  readonly stacked: boolean;
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}) {
  const entries = props.series.map((each, index) => ({ ...each, index }));
  return (
    <div className="descry-lines-legend">
      {(props.stacked ? entries.toReversed() : entries).map(({ id, name, severity, index }) => (
        <button
          key={id}
          type="button"
          className="descry-lines-series"
          aria-pressed={!props.hidden.has(id)}
          data-series={id}
          onClick={() => props.onToggle(id)}
        >
          {severity ? <SeverityMark severity={severity} /> : <ColorMark color={partColor(undefined, index)} />}
          <span dir="auto">{name}</span>
        </button>
      ))}
    </div>
  );
}

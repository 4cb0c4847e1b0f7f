import { lazy, Suspense, use, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { momentText } from '../../../descriptor/format/date-time';
import type { LineTile } from '../../../generated/descriptor-types';
import { Dash } from '../../../ui/Dash';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import { ChartCard } from './ChartCard';
import { ChartTable } from './ChartTable';
import { ChartTurnContext } from './chart-turn';
import type { TileProps } from './draw-tile';
import { highestOf, readMoments } from './line-points';
import { SeriesLegend } from './SeriesLegend';
import { TileEmpty } from './TileEmpty';
import { numberText } from './tile-number';
import { Uncounted } from './Uncounted';

const SeriesChart = lazy(async () => ({ default: (await import('./SeriesChart')).SeriesChart }));

/** Values over time: a line each, or areas on top of each other. */
export function LineTileView({ tile, scope, title }: TileProps<LineTile>) {
  const { format } = useServices();
  const say = useUiText();
  const text = useText();
  const isTurn = use(ChartTurnContext);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { moments, uncounted } = useMemo(() => readMoments(tile, scope), [tile, scope]);
  const series = useMemo(
    () => tile.series.map(({ id, label, severity }) => ({ id, severity, name: text(label, scope) })),
    [tile, scope, text],
  );
  const row = useCallback(
    (index: number) => {
      const moment = moments[index];
      if (!moment) return [];
      const numbers = moment.values.map((value, at) =>
        value === undefined ? <Dash key={at} /> : numberText(value, format),
      );
      return [momentText(moment.time, format.zone), ...numbers];
    },
    [moments, format],
  );
  const highest = highestOf(moments);
  const [first, last] = [moments[0], moments.at(-1)];
  if (!highest || !first || !last) return <TileEmpty tile={tile} scope={scope} uncounted={uncounted} />;
  const gist = say('UI.TILE_LINE', {
    title,
    from: momentText(first.time, format.zone),
    to: momentText(last.time, format.zone),
    name: series[highest.series]?.name ?? '',
    value: numberText(highest.value, format),
    time: momentText(highest.time, format.zone),
  });
  const toggle = (id: string): void => setHidden(hidden.has(id) ? without(hidden, id) : new Set([...hidden, id]));
  const heads = [say('UI.CHART_TIME'), ...series.map(({ name }) => name)];
  return (
    <ChartCard
      tile={tile}
      table={() => <ChartTable label={title} heads={heads} count={moments.length} row={row} />}
      note={<Uncounted count={uncounted} />}
    >
      {series.length > 1 && <SeriesLegend series={series} hidden={hidden} onToggle={toggle} />}
      <div role="img" aria-label={gist} className="descry-lines-picture" data-chart={isTurn ? 'drawn' : 'waiting'}>
        {isTurn && (
          <ErrorBoundary fallback={<p className="descry-chart-empty">{say('UI.CHART_FAILED')}</p>}>
            <Suspense>
              <SeriesChart
                moments={moments}
                series={series}
                hidden={hidden}
                stacked={tile.stacked === true}
                zone={format.zone}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </ChartCard>
  );
}

function without(set: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return new Set([...set].filter((each) => each !== gone));
}

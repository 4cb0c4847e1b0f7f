import { useMemo, useRef } from 'react';
import { axisLook, Plot, plotLook, wallTime } from '../../fields/Plot';
import { useChartColors, type ChartColors } from '../../use-chart-colors';
import type { Moment } from './line-points';
import type { ShownSeries } from './SeriesLegend';
import { useSize } from './use-size';

const day = 86_400_000;

/** The picture of several lines over time, or of areas on top of each other. The words about it stand around it. */
export function SeriesChart(props: {
  readonly moments: readonly Moment[];
  readonly series: readonly ShownSeries[];
  readonly hidden: ReadonlySet<string>;
  readonly stacked: boolean;
  readonly zone: string;
}) {
  const { moments, series, hidden, stacked, zone } = props;
  const colors = useChartColors();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const times = useMemo(() => moments.map(({ time }) => wallTime(time, zone)), [moments, zone]);
  const data = useMemo(
    () =>
      series.map(({ id, name, severity }, at) => {
        const values = moments.map((moment) => moment.values[at] ?? null);
        const color = colorOf(colors, severity, at);
        return {
          type: 'scatter',
          name,
          x: times,
          y: values,
          visible: !hidden.has(id),
          cliponaxis: false,
          connectgaps: false,
          hovertemplate: '%{y:,}<extra>%{fullData.name}</extra>',
          line: { color, width: stacked ? 1 : 2 },
          ...(stacked
            ? { mode: 'lines', stackgroup: 'all', fillcolor: faint(color) }
            : { mode: 'lines+markers', marker: { color, size: values.map((_, place) => dotAt(values, place)) } }),
        };
      }),
    [series, moments, times, hidden, stacked, colors],
  );
  const layout = useMemo(() => {
    const axis = axisLook(colors);
    const span = (moments.at(-1)?.time ?? 0) - (moments[0]?.time ?? 0);
    return {
      ...plotLook(colors, size?.height ?? 0),
      autosize: false,
      width: size?.width,
      margin: { l: 36, r: 12, t: 12, b: 36 },
      // All lines of the moment under the pointer, in one box.
      hovermode: 'x unified',
      hoverlabel: { bgcolor: colors.surface, bordercolor: colors.grid, font: { color: colors.text } },
      xaxis: {
        ...axis,
        type: 'date',
        showgrid: false,
        nticks: 6,
        spikecolor: colors.text,
        spikethickness: 1,
        spikedash: 'dot',
        hoverformat: span > 14 * day ? '%Y-%m-%d' : '%Y-%m-%d %H:%M',
        tickformatstops: [
          { dtickrange: [null, day - 1], value: '%H:%M\n%m-%d' },
          { dtickrange: [day, null], value: '%m-%d\n%Y' },
        ],
      },
      yaxis: { ...axis, automargin: true, rangemode: 'tozero', nticks: 5, tickformat: ',~r', separatethousands: true },
    };
  }, [colors, moments, size]);
  return (
    <div ref={box} className="descry-lines-box">
      {size && <Plot data={data} layout={layout} height={size.height} />}
    </div>
  );
}

function colorOf(colors: ChartColors, severity: ShownSeries['severity'], at: number): string {
  return severity === undefined
    ? (colors.series[at % colors.series.length] ?? colors.line)
    : colors.severities[severity].solid;
}

/** The same colour, let through. */
function faint(color: string): string {
  return /^#[\da-f]{6}$/i.test(color) ? `${color}59` : color;
}

/** A value between two gaps has no line that would show it. */
function dotAt(values: readonly (number | null)[], place: number): number {
  const isAlone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
  return isAlone ? 6 : 0;
}

import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { dateTimeText } from '~/lib/format/time-text';
import { axisStyle, Plot, plotLayout, timeAxisStyle } from '~/view/field/chart/Plot';
import { useChartColors, type ChartColors } from '~/view/field/chart/use-chart-colors';
import type { Moment, NamedSeries } from './line-points';

const dayMilliseconds = 86_400_000;

/** From this range on, the tooltip has the date without the time of day. */
const longRange = 14 * dayMilliseconds;

interface SeriesChartProps {
  readonly moments: readonly Moment[];
  readonly series: readonly NamedSeries[];
  /** Ids of the series that are hidden. */
  readonly hidden: ReadonlySet<string>;
  readonly stacked: boolean;
  readonly zone: string;
}

/** The Plotly chart of several lines over time, or of stacked areas. */
export function SeriesChart(props: SeriesChartProps) {
  const { moments, series, hidden, stacked, zone } = props;
  const colors = useChartColors();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const data = useMemo(
    () => seriesTraces({ moments, series, hidden, stacked, zone }, colors),
    [series, moments, zone, hidden, stacked, colors],
  );
  const layout = useMemo(() => seriesLayout(moments, colors, size), [colors, moments, size]);
  return (
    <div ref={box} className="descry-lines-box" style={size && { '--descry-chart-width': `${size.width}px` }}>
      {size && <Plot data={data} layout={layout} height={size.height} />}
    </div>
  );
}

/** The Plotly traces of the series. */
function seriesTraces({ moments, series, hidden, stacked, zone }: SeriesChartProps, colors: ChartColors) {
  // Plotly has no time zones: it gets the local times as text.
  const times = moments.map(({ time }) => dateTimeText(time, zone));
  return series.map(({ id, name, severity }, index) => {
    const values = moments.map((moment) => moment.values[index] ?? null);
    const color = colorOf(colors, severity, index);
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
        ? { mode: 'lines', stackgroup: 'all', fillcolor: translucent(color) }
        : { mode: 'lines+markers', marker: { color, size: values.map((_, point) => markerSize(values, point)) } }),
    };
  });
}

/** The Plotly layout of the chart. */
function seriesLayout(moments: readonly Moment[], colors: ChartColors, size: Size | undefined) {
  const axis = axisStyle(colors);
  const range = (moments.at(-1)?.time ?? 0) - (moments[0]?.time ?? 0);
  return {
    ...plotLayout(colors, size?.height ?? 0),
    autosize: false,
    width: size?.width,
    margin: { l: 36, r: 12, t: 12, b: 36 },
    // One box has the values of all lines at the time under the pointer.
    hovermode: 'x unified',
    hoverlabel: { bgcolor: colors.surface, bordercolor: colors.grid, font: { color: colors.text } },
    xaxis: {
      ...axis,
      ...timeAxisStyle,
      nticks: 6,
      spikecolor: colors.text,
      spikethickness: 1,
      spikedash: 'dot',
      hoverformat: range > longRange ? '%Y-%m-%d' : '%Y-%m-%d %H:%M',
    },
    yaxis: { ...axis, automargin: true, rangemode: 'tozero', nticks: 5, tickformat: ',~r', separatethousands: true },
  };
}

function colorOf(colors: ChartColors, severity: NamedSeries['severity'], index: number): string {
  return severity === undefined
    ? (colors.series[index % colors.series.length] ?? colors.line)
    : colors.severities[severity].solid;
}

/** A hexadecimal colour with about a third of its opacity. */
function translucent(color: string): string {
  return /^#[\da-f]{6}$/i.test(color) ? `${color}59` : color;
}

/** The size of a marker. Only a value between two gaps has one, because no line shows it. */
function markerSize(values: readonly (number | null)[], index: number): number {
  const isIsolated = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  return isIsolated ? 6 : 0;
}

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The current size of an element; `undefined` before the first measurement. */
function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

import { useMemo } from 'react';
import type { FormatSettings } from '~/lib/format/formatted-value';
import { dateTimeText } from '~/lib/format/time-text';
import { bandLabels, bandMargin, bandShapes, bandTicks } from './chart-bands';
import { timeText, valueText, type ChartBand, type ChartPoint } from './chart-point';
import { chartSpan, labelPosition, type ChartSpan } from './chart-span';
import { axisStyle, Plot, plotLayout, timeAxisStyle } from './Plot';
import { useChartColors, type ChartColors } from './use-chart-colors';

/** Height of the chart in pixels. */
const height = 200;

const noBands: readonly ChartBand[] = [];

/** The properties of a line chart. */
export interface LineChartProps {
  readonly points: readonly ChartPoint[];
  /** The marked point. */
  readonly highest: ChartPoint;
  readonly format: FormatSettings;
  /** The range of the time axis, in milliseconds since 1970. It is extended to include all points. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The end of the value axis, which starts at 0. Without it the axis follows the points. */
  readonly maximum?: number | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
}

/** The Plotly chart of a line with one marked point. */
export function LineChart(props: LineChartProps) {
  const { points, highest, format, from, to, maximum, bands = noBands } = props;
  const colors = useChartColors();
  const span = useMemo(() => chartSpan(points, from, to), [points, from, to]);
  const data = useMemo(() => {
    const chart = { points, highest, format, bands, span };
    return [lineTrace(chart, colors), markTrace(chart, colors)];
  }, [points, highest, span, format, colors, bands]);
  const layout = useMemo(
    () => lineLayout({ highest, format, bands, span, maximum }, colors),
    [colors, highest, span, format, maximum, bands],
  );
  return <Plot data={data} layout={layout} height={height} />;
}

/** The data of a chart with its time range. */
interface LineData extends Pick<LineChartProps, 'points' | 'highest' | 'format' | 'maximum'> {
  readonly bands: readonly ChartBand[];
  readonly span: ChartSpan | undefined;
}

const traceStyle = { type: 'scatter', cliponaxis: false };

/** The abscissa of a point. Plotly has no time zones: it gets the local time as text. */
function abscissa({ time }: ChartPoint, index: number, { zone }: FormatSettings): number | string {
  return time === undefined ? index + 1 : dateTimeText(time, zone);
}

/** The Plotly trace of the line. */
function lineTrace({ points, format, bands }: LineData, colors: ChartColors) {
  return {
    ...traceStyle,
    mode: points.length > 1 ? 'lines' : 'markers',
    x: points.map((point, index) => abscissa(point, index, format)),
    y: points.map(({ value }) => value),
    text: points.map((point) => [valueText(point, format), timeText(point, format)].filter(Boolean).join(' · ')),
    hoverinfo: 'text',
    line: { color: colors.line, width: 2 },
    marker: { color: colors.line, size: 4 },
    // An area below the line would cover the bands.
    ...(bands.length === 0 && { fill: 'tozeroy', fillcolor: colors.area }),
  };
}

/** The Plotly trace of the marked point. */
function markTrace({ points, highest, format, bands, span }: LineData, colors: ChartColors) {
  return {
    ...traceStyle,
    // Bands have labels, which the label of the point would cover.
    mode: bands.length === 0 ? 'markers+text' : 'markers',
    x: [abscissa(highest, points.indexOf(highest), format)],
    y: [highest.value],
    text: [valueText(highest, format)],
    textposition: labelPosition(points, highest, span),
    textfont: { color: colors.text, size: 12 },
    marker: { color: colors.line, size: 10, line: { color: colors.surface, width: 2 } },
    hoverinfo: 'skip',
  };
}

/** The Plotly layout of the chart. */
function lineLayout({ highest, format, bands, span, maximum }: Omit<LineData, 'points'>, colors: ChartColors) {
  const axis = axisStyle(colors);
  return {
    ...plotLayout(colors, height),
    margin: { l: 36, r: bands.length === 0 ? 8 : bandMargin(bands), t: 20, b: 40 },
    // The tooltip belongs to the point that is nearest on the time axis, wherever the pointer is.
    hovermode: 'x',
    hoverdistance: -1,
    xaxis: {
      ...axis,
      ...(highest.time === undefined ? { type: 'linear', showgrid: false } : timeAxisStyle),
      nticks: 5,
      ...(span && { range: span.map((time) => dateTimeText(time, format.zone)) }),
    },
    yaxis: {
      ...axis,
      automargin: true,
      ...(maximum === undefined
        ? { rangemode: 'tozero', nticks: 5, tickformat: highest.value < 1e6 ? ',' : '~s' }
        : { range: [0, maximum], tickvals: bandTicks(bands, maximum), tickformat: ',' }),
    },
    shapes: bandShapes(bands, colors),
    annotations: bandLabels(bands, colors),
  };
}

import { useMemo } from 'react';
import type { FormatSettings } from '../../descriptor/format/shown';
import { useChartColors } from '../use-chart-colors';
import { bandRoom, bandShapes, bandTicks, bandWords } from './chart-bands';
import type { ChartBand, ChartPoint } from './chart-point';
import { chartSpan, wordsPlace } from './chart-span';
import { timeText, valueText } from './chart-text';
import { axisLook, Plot, plotLook, wallTime } from './Plot';

const height = 200;

const noBands: readonly ChartBand[] = [];

/** The picture of a line with one point marked. The words about it stand around it. */
export function LineChart(props: {
  readonly points: readonly ChartPoint[];
  readonly highest: ChartPoint;
  readonly format: FormatSettings;
  /** Where the picture begins and ends if there is room beside the points. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Top of the axis, which begins at 0; without one it follows the points. */
  readonly most?: number | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
}) {
  const { points, highest, format, from, to, most, bands = noBands } = props;
  const { zone } = format;
  const colors = useChartColors();
  const timed = highest.time !== undefined;
  const span = useMemo(() => chartSpan(points, from, to), [points, from, to]);
  const data = useMemo(() => {
    const places = points.map(({ time }, index) => (time === undefined ? index + 1 : wallTime(time, zone)));
    const common = { type: 'scatter', cliponaxis: false };
    const told = (point: ChartPoint): string =>
      [valueText(point, format), timeText(point, format)].filter(Boolean).join(' · ');
    return [
      {
        ...common,
        mode: points.length > 1 ? 'lines' : 'markers',
        x: places,
        y: points.map(({ value }) => value),
        text: points.map(told),
        hoverinfo: 'text',
        line: { color: colors.line, width: 2 },
        marker: { color: colors.line, size: 4 },
        // Under a line over bands an area would hide them.
        ...(bands.length === 0 && { fill: 'tozeroy', fillcolor: colors.area }),
      },
      {
        ...common,
        // Over bands stand words of their own.
        mode: bands.length === 0 ? 'markers+text' : 'markers',
        x: [places[points.indexOf(highest)]],
        y: [highest.value],
        text: [valueText(highest, format)],
        textposition: wordsPlace(points, highest, span),
        textfont: { color: colors.text, size: 12 },
        marker: { color: colors.line, size: 10, line: { color: colors.surface, width: 2 } },
        hoverinfo: 'skip',
      },
    ];
  }, [points, highest, span, format, zone, colors, bands]);
  const layout = useMemo(() => {
    const axis = axisLook(colors);
    const free = { rangemode: 'tozero', nticks: 5, tickformat: highest.value < 1e6 ? ',' : '~s' };
    return {
      ...plotLook(colors, height),
      margin: { l: 36, r: bands.length === 0 ? 8 : bandRoom(bands), t: 20, b: 40 },
      // Anywhere over the picture, the point nearest along the line of time.
      hovermode: 'x',
      hoverdistance: -1,
      xaxis: {
        ...axis,
        type: timed ? 'date' : 'linear',
        showgrid: false,
        nticks: 5,
        ...(span && { range: span.map((time) => wallTime(time, zone)) }),
      },
      yaxis: {
        ...axis,
        automargin: true,
        ...(most === undefined ? free : { range: [0, most], tickvals: bandTicks(bands, most), tickformat: ',' }),
      },
      shapes: bandShapes(bands, colors),
      annotations: bandWords(bands, colors),
    };
  }, [colors, timed, highest, span, zone, most, bands]);
  return <Plot data={data} layout={layout} height={height} />;
}

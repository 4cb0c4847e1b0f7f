import Plotly from 'plotly.js';
import createPlotlyComponent from 'react-plotly.js/factory';
import { useMemo } from 'react';
import { zoneParts } from '../../descriptor/format/zone-parts';
import { useChartColors } from '../use-chart-colors';
import { bandShapes, bandTicks, bandWords } from './chart-bands';
import type { ChartBand, ChartPoint } from './chart-point';

const Plot = createPlotlyComponent(Plotly);

const config = { displayModeBar: false, displaylogo: false, showSendToCloud: false, responsive: true };

const size = { width: '100%', height: 200 };

const noBands: readonly ChartBand[] = [];

/** The picture of a line with one point marked. The words about it stand around it. */
export function LineChart(props: {
  readonly points: readonly ChartPoint[];
  readonly highest: ChartPoint;
  readonly zone: string;
  /** Top of the axis, which begins at 0; without one it follows the points. */
  readonly most?: number | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
}) {
  const { points, highest, zone, most, bands = noBands } = props;
  const colors = useChartColors();
  const timed = highest.time !== undefined;
  const data = useMemo(() => {
    const place = (point: ChartPoint): string | number =>
      point.time === undefined ? points.indexOf(point) : wallTime(point.time, zone);
    const common = { type: 'scatter', hovertemplate: '%{y:,} · %{x}<extra></extra>', cliponaxis: false };
    return [
      {
        ...common,
        mode: points.length > 1 ? 'lines' : 'markers',
        x: points.map(place),
        y: points.map(({ value }) => value),
        line: { color: colors.line, width: 2 },
        // Under a line over bands an area would hide them.
        ...(bands.length === 0 && { fill: 'tozeroy', fillcolor: colors.area }),
      },
      {
        ...common,
        mode: 'markers',
        x: [place(highest)],
        y: [highest.value],
        marker: { color: colors.line, size: 10, line: { color: colors.surface, width: 2 } },
        hoverinfo: 'skip',
        hovertemplate: undefined,
      },
    ];
  }, [points, highest, zone, colors, bands]);
  const layout = useMemo(() => {
    const axis = {
      color: colors.text,
      gridcolor: colors.grid,
      linecolor: colors.grid,
      zeroline: false,
      fixedrange: true,
    };
    const free = { rangemode: 'tozero', nticks: 5, tickformat: ',' };
    return {
      autosize: true,
      height: size.height,
      margin: { l: 36, r: 8, t: 12, b: 40 },
      showlegend: false,
      dragmode: false,
      hovermode: 'closest',
      paper_bgcolor: 'rgba(0,0,0,0)',
      plot_bgcolor: 'rgba(0,0,0,0)',
      font: { family: colors.font, size: 12, color: colors.text },
      xaxis: { ...axis, type: timed ? 'date' : 'linear', showgrid: false, nticks: 5 },
      yaxis: {
        ...axis,
        ...(most === undefined ? free : { range: [0, most], tickvals: bandTicks(bands, most), tickformat: ',' }),
      },
      shapes: bandShapes(bands, colors),
      annotations: bandWords(bands, colors),
    };
  }, [colors, timed, most, bands]);
  return <Plot data={data} layout={layout} config={config} style={size} useResizeHandler />;
}

/** Plotly knows no zones: it is given the time on the wall. */
function wallTime(time: number, zone: string): string {
  const parts = zoneParts(time, zone);
  return `${parts.date} ${parts.time}`;
}

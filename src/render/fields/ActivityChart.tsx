import Plotly from 'plotly.js';
import createPlotlyComponent from 'react-plotly.js/factory';
import { useMemo } from 'react';
import { zoneParts } from '../../descriptor/format/zone-parts';
import { useChartColors } from '../use-chart-colors';
import type { ActivityPoint } from './activity-points';

const Plot = createPlotlyComponent(Plotly);

const config = { displayModeBar: false, displaylogo: false, showSendToCloud: false, responsive: true };

const size = { width: '100%', height: 200 };

/** The picture of an activity line. The words about it stand around it. */
export function ActivityChart(props: {
  readonly points: readonly ActivityPoint[];
  readonly highest: ActivityPoint;
  readonly zone: string;
}) {
  const { points, highest, zone } = props;
  const colors = useChartColors();
  const timed = highest.time !== undefined;
  const data = useMemo(() => {
    const place = (point: ActivityPoint): string | number =>
      point.time === undefined ? points.indexOf(point) : wallTime(point.time, zone);
    const common = { type: 'scatter', hovertemplate: '%{y:,} · %{x}<extra></extra>' };
    return [
      {
        ...common,
        mode: points.length > 1 ? 'lines' : 'markers',
        x: points.map(place),
        y: points.map(({ count }) => count),
        line: { color: colors.line, width: 2 },
        fill: 'tozeroy',
        fillcolor: colors.area,
      },
      {
        ...common,
        mode: 'markers',
        x: [place(highest)],
        y: [highest.count],
        marker: { color: colors.line, size: 10, line: { color: colors.surface, width: 2 } },
        hoverinfo: 'skip',
        hovertemplate: undefined,
      },
    ];
  }, [points, highest, zone, colors]);
  const layout = useMemo(() => {
    const axis = {
      color: colors.text,
      gridcolor: colors.grid,
      linecolor: colors.grid,
      zeroline: false,
      fixedrange: true,
    };
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
      yaxis: { ...axis, rangemode: 'tozero', nticks: 5, tickformat: ',' },
    };
  }, [colors, timed]);
  return <Plot data={data} layout={layout} config={config} style={size} useResizeHandler />;
}

/** Plotly knows no zones: it is given the time on the wall. */
function wallTime(time: number, zone: string): string {
  const parts = zoneParts(time, zone);
  return `${parts.date} ${parts.time}`;
}

import Plotly from 'plotly.js';
import { useMemo } from 'react';
import createPlotlyComponent from 'react-plotly.js/factory';
import '~/styles/plotly.css';
import type { ChartColors } from './use-chart-colors';

const PlotlyComponent = createPlotlyComponent(Plotly);

const config = { displayModeBar: false, displaylogo: false, showSendToCloud: false, responsive: true };

/**
 * A Plotly chart with the width of its container. Plotly renders again only if `data` or `layout` is another object.
 */
export function Plot(props: { readonly data: unknown[]; readonly layout: unknown; readonly height: number }) {
  const { data, layout, height } = props;
  const style = useMemo(() => ({ width: '100%', height }), [height]);
  return <PlotlyComponent data={data} layout={layout} config={config} style={style} useResizeHandler />;
}

/** The layout that all charts share: the colours and the font of the page, and no controls of Plotly. */
export function plotLayout(colors: ChartColors, height: number) {
  return {
    autosize: true,
    height,
    showlegend: false,
    dragmode: false,
    paper_bgcolor: 'rgba(0,0,0,0)',
    plot_bgcolor: 'rgba(0,0,0,0)',
    font: { family: colors.font, size: 12, color: colors.text },
  } as const;
}

/** The style that all axes share. */
export function axisStyle(colors: ChartColors) {
  return {
    color: colors.text,
    gridcolor: colors.grid,
    linecolor: colors.grid,
    zeroline: false,
    fixedrange: true,
  } as const;
}

/** The style of a time axis with the time formats of the console. The date appears once for all times of a day. */
export const timeAxisStyle = {
  type: 'date',
  showgrid: false,
  tickformatstops: [
    { dtickrange: [null, 60_000 - 1], value: '%H:%M:%S\n%Y-%m-%d' },
    { dtickrange: [60_000, 86_400_000 - 1], value: '%H:%M\n%Y-%m-%d' },
    { dtickrange: [86_400_000, 'M1'], value: '%Y-%m-%d' },
    { dtickrange: ['M1', 'M12'], value: '%Y-%m' },
    { dtickrange: ['M12', null], value: '%Y' },
  ],
} as const;

import Plotly from 'plotly.js';
import { useMemo } from 'react';
import createPlotlyComponent from 'react-plotly.js/factory';
import { zoneParts } from '../../descriptor/format/zone-parts';
import type { ChartColors } from '../use-chart-colors';

const Picture = createPlotlyComponent(Plotly);

const config = { displayModeBar: false, displaylogo: false, showSendToCloud: false, responsive: true };

/** A picture by Plotly, as wide as its place. Data and layout that stay the same are not drawn anew. */
export function Plot(props: { readonly data: unknown[]; readonly layout: unknown; readonly height: number }) {
  const { data, layout, height } = props;
  const size = useMemo(() => ({ width: '100%', height }), [height]);
  return <Picture data={data} layout={layout} config={config} style={size} useResizeHandler />;
}

/** What all pictures have in common: the colours and letters of the page, and no controls of their own. */
export function plotLook(colors: ChartColors, height: number) {
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

/** What all axes have in common. */
export function axisLook(colors: ChartColors) {
  return {
    color: colors.text,
    gridcolor: colors.grid,
    linecolor: colors.grid,
    zeroline: false,
    fixedrange: true,
  } as const;
}

/** Plotly knows no zones: it is given the time on the wall. */
export function wallTime(time: number, zone: string): string {
  const parts = zoneParts(time, zone);
  return `${parts.date} ${parts.time}`;
}

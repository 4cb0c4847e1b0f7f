import type { ChartColors } from '../use-chart-colors';
import type { ChartBand } from './chart-point';

const opacity = 0.12;

/** Where the axis is marked: both its ends, and where a band begins or ends. */
export function bandTicks(bands: readonly ChartBand[], most: number): readonly number[] {
  const edges = bands.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > 0 && edge < most);
  return [...new Set([0, ...edges, most])].toSorted((left, right) => left - right);
}

/** The bands as rectangles across the picture, behind the line. */
export function bandShapes(bands: readonly ChartBand[], colors: ChartColors) {
  return bands.map(({ from, to, severity }) => ({
    type: 'rect',
    xref: 'paper',
    yref: 'y',
    x0: 0,
    x1: 1,
    y0: from,
    y1: to,
    layer: 'below',
    fillcolor: colors.severities[severity].solid,
    opacity,
    line: { width: 0 },
  }));
}

/** The word of each band, at its upper edge inside the picture. */
export function bandWords(bands: readonly ChartBand[], colors: ChartColors) {
  return bands.map(({ to, word, severity }) => ({
    xref: 'paper',
    yref: 'y',
    x: 0,
    y: to,
    xanchor: 'left',
    yanchor: 'top',
    xshift: 4,
    text: word,
    showarrow: false,
    font: { size: 12, color: colors.severities[severity].text },
  }));
}

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

/** The word of each band, beside it at the end of the picture, where no line crosses it. */
export function bandWords(bands: readonly ChartBand[], colors: ChartColors) {
  return bands.map(({ from, to, word, severity }) => ({
    xref: 'paper',
    yref: 'y',
    x: 1,
    y: (from + to) / 2,
    xanchor: 'left',
    yanchor: 'middle',
    xshift: 8,
    text: word,
    showarrow: false,
    font: { size: letter.high, color: colors.severities[severity].text },
  }));
}

/** Room that the words need beside the picture. */
export function bandRoom(bands: readonly ChartBand[]): number {
  const widths = bands.map(({ word }) => [...word].reduce((sum, each) => sum + widthOf(each), 0));
  return Math.min(Math.max(0, ...widths), widestRoom) + 16;
}

/** Letters of the picture, in pixels. */
const letter = { high: 12, narrow: 8 };
const widestRoom = 120;

/** Signs of East Asia are as wide as high. */
function widthOf(sign: string): number {
  return sign > '\u2e7f' ? letter.high : letter.narrow;
}

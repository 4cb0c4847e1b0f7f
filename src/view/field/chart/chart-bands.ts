import type { ChartColors } from './use-chart-colors';
import type { ChartBand } from './chart-point';

const opacity = 0.12;

/** The tick values of the axis: its ends and the limits of the bands. */
export function bandTicks(bands: readonly ChartBand[], maximum: number): readonly number[] {
  const edges = bands.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > 0 && edge < maximum);
  return [...new Set([0, ...edges, maximum])].toSorted((left, right) => left - right);
}

/** The bands as Plotly shapes behind the line. */
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

/** The labels of the bands as Plotly annotations beside the plot, where no line crosses them. */
export function bandLabels(bands: readonly ChartBand[], colors: ChartColors) {
  return bands.map(({ from, to, label, severity }) => ({
    xref: 'paper',
    yref: 'y',
    x: 1,
    y: (from + to) / 2,
    xanchor: 'left',
    yanchor: 'middle',
    xshift: 8,
    text: label,
    showarrow: false,
    font: { size: character.size, color: colors.severities[severity].text },
  }));
}

/** The margin that the labels need beside the plot, in pixels. */
export function bandMargin(bands: readonly ChartBand[]): number {
  const widths = bands.map(({ label }) => [...label].reduce((sum, letter) => sum + widthOf(letter), 0));
  return Math.min(Math.max(0, ...widths), maxLabelWidth) + 16;
}

/** The size of a character and the width of a narrow one, in pixels. */
const character = { size: 12, narrowWidth: 8 };

/** The maximum width of a label, in pixels. */
const maxLabelWidth = 120;

/** The width of a character in pixels. East Asian characters are as wide as high. */
function widthOf(letter: string): number {
  return letter > '\u2e7f' ? character.size : character.narrowWidth;
}

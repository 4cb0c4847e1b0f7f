import type { ChartPoint } from './chart-point';

/** A range of time in milliseconds since 1970. */
export type ChartSpan = readonly [begin: number, end: number];

/** The smallest part of the axis on which points are still distinguishable. */
const minShare = 0.1;

/**
 * The range of the time axis: `from` to `to`, extended to include all points, which are sorted by time. If the points
 * would cover too little of it, the range of the points. `undefined` if the points have no times or all have the same
 * time.
 */
export function chartSpan(points: readonly ChartPoint[], from: number | undefined, to: number | undefined) {
  const first = points[0]?.time;
  const last = points.at(-1)?.time;
  if (first === undefined || last === undefined) return undefined;
  const requested: ChartSpan = [Math.min(from ?? first, first), Math.max(to ?? last, last)];
  const isTooNarrow = points.length > 1 && last - first < minShare * (requested[1] - requested[0]);
  const [begin, end]: ChartSpan = isTooNarrow ? [first, last] : requested;
  return begin < end ? ([begin, end] as const) : undefined;
}

/** The Plotly text position of the label of a point. At the ends of the plot it is on the inner side. */
export function labelPosition(points: readonly ChartPoint[], point: ChartPoint, span: ChartSpan | undefined): string {
  if (points.length < 2 && !span) return 'top center';
  const share =
    span && point.time !== undefined
      ? (point.time - span[0]) / (span[1] - span[0])
      : points.indexOf(point) / (points.length - 1);
  return share < minShare ? 'top right' : share > 1 - minShare ? 'top left' : 'top center';
}

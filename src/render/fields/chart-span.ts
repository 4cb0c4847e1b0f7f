import type { ChartPoint } from './chart-point';

/** From one moment to another, in milliseconds since 1970. */
export type ChartSpan = readonly [begin: number, end: number];

/** Points that would fill less of a picture could not be told apart. */
const leastShare = 0.1;

/**
 * What a picture of points in the order of time reaches over: from the one moment to the other, wide enough for all of
 * them. Points that would fill too little of that fill the picture. Nothing for points without times or of one moment alone.
 */
export function chartSpan(points: readonly ChartPoint[], from: number | undefined, to: number | undefined) {
  const first = points[0]?.time;
  const last = points.at(-1)?.time;
  if (first === undefined || last === undefined) return undefined;
  const wide: ChartSpan = [Math.min(from ?? first, first), Math.max(to ?? last, last)];
  const isLost = points.length > 1 && last - first < leastShare * (wide[1] - wide[0]);
  const [begin, end]: ChartSpan = isLost ? [first, last] : wide;
  return begin < end ? ([begin, end] as const) : undefined;
}

/** Where the words of a point have room: at the ends of the picture on its inner side. */
export function wordsPlace(points: readonly ChartPoint[], point: ChartPoint, span: ChartSpan | undefined): string {
  if (points.length < 2 && !span) return 'top center';
  const share =
    span && point.time !== undefined
      ? (point.time - span[0]) / (span[1] - span[0])
      : points.indexOf(point) / (points.length - 1);
  return share < leastShare ? 'top right' : share > 1 - leastShare ? 'top left' : 'top center';
}

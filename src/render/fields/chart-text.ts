import { momentText } from '../../descriptor/format/date-time';
import { showNumber } from '../../descriptor/format/number';
import type { FormatSettings } from '../../descriptor/format/shown';
import type { ChartPoint } from './chart-point';

/** The value of a point in words. */
export function valueText({ value }: ChartPoint, format: FormatSettings): string {
  return showNumber(value, format)?.text ?? '';
}

/** When a point was, in words. */
export function timeText({ time }: ChartPoint, { zone }: FormatSettings): string | undefined {
  return time === undefined ? undefined : momentText(time, zone);
}

/** Points as a sheet: time, or place in the list, and value. */
export function pointSheet(points: readonly ChartPoint[], format: FormatSettings): string {
  return points.map((point, index) => `${timeText(point, format) ?? index + 1}\t${point.value}`).join('\n');
}

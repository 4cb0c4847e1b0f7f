import type { FormatSettings } from '~/lib/format/formatted-value';
import { formatNumber } from '~/lib/format/number';
import { dateTimeText, isoText } from '~/lib/format/time-text';
import type { Severity } from '~/ui/SeverityShape';

/** A point of a line. */
export interface ChartPoint {
  /** Milliseconds since 1970; `undefined` if the position in the list is the abscissa. */
  readonly time: number | undefined;
  readonly value: number;
}

/** A range of values that is marked behind a line, in the colour of its severity. */
export interface ChartBand {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly severity: Severity;
}

/** The value of a point as text. */
export function valueText({ value }: ChartPoint, format: FormatSettings): string {
  return formatNumber(value, format)?.text ?? '';
}

/** The time of a point as `2025-03-01 09:30:00`. */
export function timeText({ time }: ChartPoint, { zone }: FormatSettings): string | undefined {
  return time === undefined ? undefined : dateTimeText(time, zone);
}

/** The points as lines for a spreadsheet: time in ISO 8601, or position in the list, a tab, and value. */
export function pointSheet(points: readonly ChartPoint[], format: FormatSettings): string {
  return points
    .map(({ time, value }, index) => `${time === undefined ? index + 1 : isoText(time, format.zone)}\t${value}`)
    .join('\n');
}

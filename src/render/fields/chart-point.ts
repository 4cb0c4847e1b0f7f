import type { Severity } from '../../ui/severity';

/** One point of a line. Without a time its place in the list counts. */
export interface ChartPoint {
  readonly time: number | undefined;
  readonly value: number;
}

/** A band behind a line, from one value to another; its rank gives the colour. */
export interface ChartBand {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  readonly severity: Severity;
}

import type { Failure } from '~/api/api-error';

/**
 * What the console reports about itself, the detail of `console:telemetry`. It has no member for an answer of the API
 * or an address of the page, because both can hold data of the customer; the message of an error can quote them.
 */
export type TelemetryRecord =
  | ({ readonly type: 'failed-call' } & Pick<Failure, 'operation' | 'kind' | 'status' | 'number' | 'traceId'>)
  | { readonly type: 'log'; readonly severity: 'warning' | 'error'; readonly message: string }
  | { readonly type: 'exception'; readonly name: string; readonly message: string; readonly stack: string }
  | {
      readonly type: 'web-vital';
      readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
      /** Milliseconds; of `CLS` a number without a unit. */
      readonly value: number;
      readonly rating: 'good' | 'needs-improvement' | 'poor';
      /** The same for all records of one load: a later one replaces those before. */
      readonly id: string;
    };

/** Takes a record. */
export type Report = (record: TelemetryRecord) => void;

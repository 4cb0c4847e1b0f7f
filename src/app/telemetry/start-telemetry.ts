import type { Middleware } from 'openapi-fetch';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { send } from '~/actions/outgoing-events';
import { ApiError } from '~/api/api-error';
import { getOwn } from '~/lib/get-own';
import { isNumber, isRecord } from '~/lib/json';
import type { Page } from '~/platform/browser';
import { createRateLimit } from '~/platform/rate-limit';
import type { Config } from '~/session/config';
import type { Environment } from '../environment';
import type { Report, TelemetryRecord } from './records';
import { createSender } from './send-records';
import { traceParent } from './trace-parent';

/**
 * Starts telemetry: dispatches a record as `console:telemetry` for each failed call, line of the log, error that
 * nothing caught and Web Vital, and sends it if the configuration has an address. Gives the environment for the
 * console, whose calls also carry a `traceparent`.
 */
export function startTelemetry(environment: Environment, { address }: NonNullable<Config['telemetry']>): Environment {
  const { page, clock, version } = environment;
  const route = followRoute(page);
  const sender =
    address === undefined ? undefined : createSender({ clock, fetch: environment.fetch, address, version });
  // With it a listener whose errors are records ends.
  const isAllowed = createRateLimit(clock, limit);
  const report = (record: TelemetryRecord): void => {
    if (!isAllowed()) return;
    send(page, 'console:telemetry', record);
    // A Web Vital belongs to the whole load, in which many pages were shown.
    sender?.add({ record, time: clock.now(), route: record.type === 'web-vital' ? undefined : route() });
  };
  reportExceptions(page, report);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating, id }) => report({ type: 'web-vital', name, value, rating, id }));
  }
  // The last sign of life of a page: after it, a browser may end it without a further event.
  page.listen('visibilitychange', () => page.isVisible() || sender?.flush());
  return reportedEnvironment(environment, report);
}

/** The number of records in a period, in milliseconds; what a failing page reports beyond them says nothing new. */
const limit = { count: 50, period: 5_000 };

function reportedEnvironment(environment: Environment, report: Report): Environment {
  const { log, warn, authorize } = environment;
  const reported = (severity: 'warning' | 'error', write: (message: string) => void) => (message: string) => {
    write(message);
    report({ type: 'log', severity, message });
  };
  return {
    ...environment,
    log: reported('error', log),
    warn: reported('warning', warn),
    middleware: [...(environment.middleware ?? []), reportFailures(report)],
    async authorize(request) {
      request.headers.set('traceparent', traceParent(request.headers.get('X-Trace-Id') ?? ''));
      await authorize?.(request);
    },
  };
}

function reportFailures(report: Report): Middleware {
  return {
    onError({ error }) {
      if (!(error instanceof ApiError)) return;
      const { operation, kind, status, number, traceId } = error;
      report({ type: 'failed-call', operation, kind, status, number, traceId });
    },
  };
}

/** Gives the menu key of the page that is shown; `undefined` for a page without one. */
function followRoute(page: Page): () => number | undefined {
  let key: number | undefined;
  page.listen('console:route', (event) => {
    const found = 'detail' in event && isRecord(event.detail) ? getOwn(event.detail, 'key') : undefined;
    key = isNumber(found) ? found : undefined;
  });
  return () => key;
}

function reportExceptions(page: Page, report: Report): void {
  const reportError = (error: unknown): void => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    report({ type: 'exception', name, message, stack });
  };
  // A script of another origin hides its error, and an element that could not be loaded has none.
  page.listen('error', (event) => 'error' in event && event.error && reportError(event.error));
  page.listen('unhandledrejection', (event) => 'reason' in event && reportError(event.reason));
}

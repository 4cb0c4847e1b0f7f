import { truncate } from '~/lib/truncate';
import type { TelemetryRecord } from './records';

/** A record with the time and the page at which it was reported. */
export interface TimedRecord {
  readonly record: TelemetryRecord;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Menu key of the page; `undefined` for a page without one, and for what belongs to the whole load. */
  readonly route: number | undefined;
}

/** A value of OTLP. */
type AnyValue = { readonly stringValue: string } | { readonly doubleValue: number };

interface Attribute {
  readonly key: string;
  readonly value: AnyValue;
}

/** An event of OpenTelemetry, as far as a record decides it. */
interface LogEvent {
  readonly eventName: string;
  readonly severityNumber: number;
  readonly traceId?: string;
  readonly body: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

/** `SeverityNumber` of OpenTelemetry. */
const severity = { information: 9, warning: 13, error: 17 } as const;

/** Texts are cut to this many characters: a message or stack can be of any length. */
const textMax = 4000;

/** The body of a request to `/v1/logs` of an OpenTelemetry collector (OTLP 1.5 over HTTP, as JSON). */
export function otlpLogs(records: readonly TimedRecord[], version: string | undefined): object {
  const resource = { 'service.name': 'descry', 'service.version': version };
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope: { name: 'descry' }, logRecords: records.map(logRecord) }],
      },
    ],
  };
}

function logRecord({ record, time, route }: TimedRecord): object {
  const { body, attributes, ...event } = eventOf(record);
  return {
    timeUnixNano: `${time}000000`,
    ...event,
    body: valueOf(body),
    attributes: attributesOf({ ...attributes, 'descry.menu_key': route }),
  };
}

/** The names are those of the semantic conventions, where these have one. */
function eventOf(record: TelemetryRecord): LogEvent {
  switch (record.type) {
    case 'failed-call':
      return {
        eventName: 'descry.failed_call',
        severityNumber: severity.warning,
        traceId: record.traceId.replaceAll('-', ''),
        body: `${record.operation} failed: ${record.kind}`,
        attributes: {
          'descry.operation': record.operation,
          'error.type': record.kind,
          'http.response.status_code': record.status || undefined,
          'descry.error_number': record.number,
        },
      };
    case 'log':
      return {
        eventName: 'descry.log',
        severityNumber: severity[record.severity],
        body: record.message,
        attributes: {},
      };
    case 'exception':
      return {
        eventName: 'exception',
        severityNumber: severity.error,
        body: record.name,
        attributes: {
          'exception.type': record.name,
          'exception.message': record.message,
          'exception.stacktrace': record.stack,
        },
      };
    case 'web-vital':
      return {
        eventName: 'browser.web_vital',
        severityNumber: severity.information,
        body: record.name,
        attributes: { name: record.name.toLowerCase(), value: record.value, rating: record.rating, id: record.id },
      };
  }
}

function attributesOf(values: Readonly<Record<string, string | number | undefined>>): readonly Attribute[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [{ key, value: valueOf(value) }],
  );
}

function valueOf(value: string | number): AnyValue {
  return typeof value === 'number' ? { doubleValue: value } : { stringValue: truncate(value, textMax) };
}

import { expect, test } from 'vitest';
import { otlpLogs } from '~/app/telemetry/otlp';
import type { TelemetryRecord } from '~/app/telemetry/records';
import { traceParent } from '~/app/telemetry/trace-parent';

/** The one log record of a batch. */
function logRecordOf(record: TelemetryRecord, route?: number) {
  const batch = otlpLogs([{ record, time: 1_700_000_000_123, route }], '1.2.3');
  expect(batch).toMatchObject({
    resourceLogs: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'descry' } },
            { key: 'service.version', value: { stringValue: '1.2.3' } },
          ],
        },
        scopeLogs: [{ scope: { name: 'descry' }, logRecords: [{ timeUnixNano: '1700000000123000000' }] }],
      },
    ],
  });
  return JSON.parse(JSON.stringify(batch)).resourceLogs[0].scopeLogs[0].logRecords[0];
}

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const number = (key: string, doubleValue: number) => ({ key, value: { doubleValue } });

test('a failed call is a warning of its trace, with operation, status and page', () => {
  const traceId = '6f1c2b3a-0d4e-4f5a-8b6c-7d8e9f0a1b2c';
  const record = {
    type: 'failed-call',
    operation: 'getMenu',
    kind: 'status',
    status: 503,
    number: 12,
    traceId,
  } as const;
  expect(logRecordOf(record, 8761)).toEqual({
    timeUnixNano: '1700000000123000000',
    eventName: 'descry.failed_call',
    severityNumber: 13,
    traceId: '6f1c2b3a0d4e4f5a8b6c7d8e9f0a1b2c',
    body: { stringValue: 'getMenu failed: status' },
    attributes: [
      text('descry.operation', 'getMenu'),
      text('error.type', 'status'),
      number('http.response.status_code', 503),
      number('descry.error_number', 12),
      number('descry.menu_key', 8761),
    ],
  });
});

test.each<[string, { readonly record: TelemetryRecord; readonly want: object }]>([
  [
    'a call without an answer has no status',
    {
      record: {
        type: 'failed-call',
        operation: 'getMenu',
        kind: 'no-answer',
        status: 0,
        number: undefined,
        traceId: 'a',
      },
      want: { attributes: [text('descry.operation', 'getMenu'), text('error.type', 'no-answer')] },
    },
  ],
  [
    'an exception that nothing caught is an error',
    {
      record: { type: 'exception', name: 'TypeError', message: 'x is undefined', stack: 'at a.js:1' },
      want: {
        eventName: 'exception',
        severityNumber: 17,
        attributes: [
          text('exception.type', 'TypeError'),
          text('exception.message', 'x is undefined'),
          text('exception.stacktrace', 'at a.js:1'),
        ],
      },
    },
  ],
  [
    'a Web Vital has the name of the semantic conventions',
    {
      record: { type: 'web-vital', name: 'LCP', value: 812.5, rating: 'good', id: 'v5-1' },
      want: {
        eventName: 'browser.web_vital',
        severityNumber: 9,
        attributes: [text('name', 'lcp'), number('value', 812.5), text('rating', 'good'), text('id', 'v5-1')],
      },
    },
  ],
  [
    'a line of the log keeps its severity',
    {
      record: { type: 'log', severity: 'error', message: 'Broken.' },
      want: { eventName: 'descry.log', severityNumber: 17, body: { stringValue: 'Broken.' } },
    },
  ],
  [
    'a long text is cut, never inside a character',
    {
      record: { type: 'log', severity: 'warning', message: `${'a'.repeat(3999)}😀b` },
      want: { body: { stringValue: `${'a'.repeat(3999)}…` } },
    },
  ],
])('%s', (_, { record, want }) => {
  expect(logRecordOf(record)).toMatchObject(want);
});

test('the parent of a trace is built from the UUID of the call', () => {
  expect(traceParent('6F1C2B3A-0d4e-4f5a-8b6c-7d8e9f0a1b2c')).toBe(
    '00-6f1c2b3a0d4e4f5a8b6c7d8e9f0a1b2c-8b6c7d8e9f0a1b2c-01',
  );
});

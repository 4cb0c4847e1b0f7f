import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import type { App } from '~/app/create-app';
import { start } from '~/app/start';
import { json } from '../../harness/api-client';
import { calm, fakeEnvironment } from '../../harness/app/console';

/** Reports a Largest Contentful Paint, as the browser would. */
let paint: ((metric: Partial<Metric>) => void) | undefined;
vi.mock('web-vitals', () => ({
  ...Object.fromEntries(['onCLS', 'onFCP', 'onINP', 'onTTFB'].map((name) => [name, () => undefined])),
  onLCP: (report: typeof paint) => void (paint = report),
}));

let app: App | undefined;

afterEach(() => {
  app?.router.dispose();
  app?.stop();
  app = undefined;
  document.body.replaceChildren();
});

/** Starts a console whose landing page is not answered; `requests` are those to API and collector. */
async function startWith(config: object) {
  const fakes = fakeEnvironment({ answers: { '/setting/landingPage': json({}, 503) } });
  const requests: Request[] = [];
  await act(async () => {
    app = await start(
      {
        ...fakes.environment,
        uuid: () => '6f1c2b3a-0d4e-4f5a-8b6c-7d8e9f0a1b2c',
        fetch(input, init) {
          if (input === './config.json') return Promise.resolve(json(config));
          requests.push(
            new Request(typeof input === 'string' ? new URL(input, 'https://console.example') : input, init),
          );
          return fakes.environment.fetch(input, init);
        },
      },
      document.body.appendChild(document.createElement('div')),
    );
  });
  await calm();
  const records = fakes.page.done.filter((line) => line.startsWith('dispatch console:telemetry'));
  return { ...fakes, requests, records };
}

const collector = 'https://otel.example/v1/logs';

test('a deployment without telemetry reports nothing and sends no trace header', async () => {
  const { requests, records } = await startWith({});
  expect(records).toEqual([]);
  expect(requests.filter(({ headers }) => headers.has('traceparent'))).toEqual([]);
});

test('calls carry the parent of their trace, and errors are dispatched and sent to the collector', async () => {
  const { page, clock, requests } = await startWith({ telemetry: { address: collector } });
  const calls = requests.filter(({ url }) => url.includes('/ui/'));
  expect(calls.length).toBeGreaterThan(0);
  for (const { headers } of calls) {
    expect(headers.get('traceparent')).toBe('00-6f1c2b3a0d4e4f5a8b6c7d8e9f0a1b2c-8b6c7d8e9f0a1b2c-01');
  }
  page.fire('console:route', { detail: { path: '/x', key: 8761 } });
  page.fire('error', { error: new TypeError('x is undefined') });
  page.fire('unhandledrejection', { reason: 'no reason' });
  await act(() => clock.advance(5_000));
  const sent = requests.find(({ url }) => url === collector);
  const { resourceLogs } = await (sent ?? new Request(collector)).json();
  const events: readonly object[] = resourceLogs[0].scopeLogs[0].logRecords;
  expect(events).toContainEqual(
    expect.objectContaining({ eventName: 'exception', body: { stringValue: 'TypeError' } }),
  );
  expect(events).toContainEqual(expect.objectContaining({ eventName: 'exception', body: { stringValue: 'Error' } }));
  expect(events).toContainEqual(expect.objectContaining({ eventName: 'descry.failed_call' }));
  expect(JSON.stringify(events.at(-1))).toContain('{"key":"descry.menu_key","value":{"doubleValue":8761}}');
  expect(page.done.join('\n')).toContain('console:telemetry');
  expect(sent?.headers.has('uic-token')).toBe(false);
});

test('without an address, records are dispatched and not sent', async () => {
  const { page, clock, requests } = await startWith({ telemetry: {} });
  page.fire('error', { error: new TypeError('x is undefined') });
  await act(() => clock.advance(5_000));
  expect(page.done.join('\n')).toContain('x is undefined');
  expect(requests.filter(({ url }) => !url.includes('/ui/') && !url.includes('.json'))).toEqual([]);
});

test('a Web Vital is sent without the page that is shown, as soon as the page is hidden', async () => {
  const { page, requests } = await startWith({ telemetry: { address: collector } });
  page.fire('console:route', { detail: { path: '/x', key: 8761 } });
  paint?.({ name: 'LCP', value: 812, rating: 'good', id: 'v5-1' });
  page.visible = false;
  page.fire('visibilitychange');
  const sent = await requests.find(({ url }) => url === collector)?.text();
  expect(sent).toContain('{"key":"value","value":{"doubleValue":812}}');
  expect(sent).not.toContain('descry.menu_key');
});

test('a listener that fails at each record does not go on for ever', async () => {
  const { page } = await startWith({ telemetry: {} });
  for (let count = 0; count < 1000; count += 1) page.fire('unhandledrejection', { reason: `failure ${count}` });
  const records = page.done.filter((line) => line.includes('console:telemetry') && line.includes('failure'));
  expect(records.length).toBeGreaterThan(10);
  expect(records.length).toBeLessThanOrEqual(50);
});

import { expect, test } from 'vitest';
import { createSender } from '~/app/telemetry/send-records';
import { createFakeClock } from '~/tests/harness/fake-clock';

const line = (message: string) => ({ record: { type: 'log', severity: 'error', message }, time: 0, route: 1 }) as const;

function setUp(answer: () => Promise<Response> = async () => new Response()) {
  const clock = createFakeClock();
  const sent: string[][] = [];
  const sender = createSender({
    clock,
    address: '/v1/logs',
    version: undefined,
    fetch(address, { body, ...init }) {
      expect(address).toBe('/v1/logs');
      expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
      const [{ scopeLogs }] = JSON.parse(String(body)).resourceLogs;
      const records: readonly { readonly body: { readonly stringValue: string } }[] = scopeLogs[0].logRecords;
      sent.push(records.map((record) => record.body.stringValue));
      return answer();
    },
  });
  return { clock, sent, sender };
}

test('records of 5 seconds are sent together', async () => {
  const { clock, sent, sender } = setUp();
  sender.add(line('a'));
  await clock.advance(4_999);
  sender.add(line('b'));
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([['a', 'b']]);
  await clock.advance(60_000);
  expect(sent).toHaveLength(1);
});

test('what waits is sent at once when the page is hidden, and only once', async () => {
  const { clock, sent, sender } = setUp();
  sender.flush();
  sender.add(line('a'));
  sender.flush();
  await clock.advance(5_000);
  expect(sent).toEqual([['a']]);
});

test('a page that fails all the time sends 50 records in 5 seconds at most', async () => {
  const { clock, sent, sender } = setUp();
  for (let count = 0; count < 1000; count += 1) sender.add(line(String(count)));
  await clock.advance(5_000);
  expect(sent.map(({ length }) => length)).toEqual([50]);
});

test('a collector that does not answer changes nothing', async () => {
  const { clock, sent, sender } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  sender.add(line('a'));
  await clock.advance(5_000);
  await Promise.resolve();
  sender.add(line('b'));
  await clock.advance(5_000);
  expect(sent).toEqual([['a'], ['b']]);
});

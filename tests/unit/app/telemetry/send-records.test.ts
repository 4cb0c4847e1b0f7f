import { expect, test } from 'vitest';
import { createSender } from '~/app/telemetry/send-records';
import { createFakeClock } from '~/tests/harness/fake-clock';

const line = (message: string) => ({ record: { type: 'log', severity: 'error', message }, time: 0, route: 1 }) as const;

function setUp(answer: () => Promise<Response> = async () => new Response()) {
  const clock = createFakeClock();
  const sent: string[][] = [];
  const outlives: boolean[] = [];
  const sender = createSender({
    clock,
    address: '/v1/logs',
    version: undefined,
    fetch(address, { body, ...init }) {
      expect(address).toBe('/v1/logs');
      expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
      outlives.push(init.keepalive === true);
      const [{ scopeLogs }] = JSON.parse(String(body)).resourceLogs;
      const records: readonly { readonly body: { readonly stringValue: string } }[] = scopeLogs[0].logRecords;
      sent.push(records.map((record) => record.body.stringValue));
      return answer();
    },
  });
  return { clock, sent, outlives, sender };
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
  const { clock, sent, outlives, sender } = setUp();
  sender.flush();
  sender.add(line('a'));
  sender.flush();
  await clock.advance(5_000);
  expect(sent).toEqual([['a']]);
  expect(outlives).toEqual([true]);
  sender.add(line('b'));
  await clock.advance(5_000);
  expect(outlives).toEqual([true, false]);
});

test('a request that outlives its page is short enough for browsers', async () => {
  const { sent, sender } = setUp();
  for (let count = 0; count < 40; count += 1) sender.add(line(`${count} ${'a'.repeat(3000)}`));
  sender.flush();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent).length).toBeLessThan(30_000);
  expect(sent[0]?.[0]).toMatch(/^0 /);
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

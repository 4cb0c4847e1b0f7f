import { describe, expect, test } from 'vitest';
import { createFakeClock } from '~/tests/harness/fake-clock';
import { createServer, openTab } from '~/tests/harness/session/timers/server';
import { seeded } from '~/demo/company/random';

/** Five tabs of one browser that open `apart` milliseconds after one another. */
async function openTabs(apart: number, { areLinked = true, idle = 900 } = {}) {
  const clock = createFakeClock();
  const server = createServer(clock, { idle, session: 28_800 });
  const random = seeded('tabs');
  const tabs = Array.from({ length: 5 }, () => openTab(clock, server, random));
  for (const { page } of tabs) {
    page.broadcast = (message) =>
      tabs.forEach((other) => areLinked && other.page !== page && other.page.receiveBroadcast(message));
  }
  for (const { timers } of tabs) {
    timers.start();
    await clock.advance(apart);
  }
  const began = server.calls.length;
  /** The seconds of the calls since all tabs are open, of one kind. */
  const secondsOf = (name: string) =>
    server.calls.slice(began).flatMap((call) => (call.includes(name) ? Number.parseFloat(call) : []));
  return { clock, server, tabs, secondsOf };
}

/** The largest number of calls that one minute contains, wherever it begins. */
const inOneMinute = (seconds: readonly number[]): number =>
  Math.max(0, ...seconds.map((from) => seconds.filter((second) => second >= from && second < from + 60).length));

describe('five tabs of one browser', () => {
  test.each([0, 1, 300, 7000, 12_000])(
    'that open %i ms after one another make at most 2 calls a minute',
    async (ms) => {
      const { clock, secondsOf } = await openTabs(ms);
      await clock.advance(60_000);
      const settled = secondsOf('session').length;
      await clock.advance(1_200_000);
      const seconds = secondsOf('session').slice(settled);
      expect(inOneMinute(seconds)).toBeLessThanOrEqual(2);
      // And the times are requested as often as one tab would.
      expect(seconds.length).toBeGreaterThanOrEqual(19);
    },
  );

  test('request the times each by itself if they cannot reach one another', async () => {
    const { clock, secondsOf } = await openTabs(1000, { areLinked: false });
    await clock.advance(600_000);
    expect(inOneMinute(secondsOf('session'))).toBe(5);
  });

  test('go on when the tab that requests the times is closed', async () => {
    const { clock, tabs, secondsOf } = await openTabs(5000);
    for (const tab of tabs.slice(0, -1)) {
      await clock.advance(180_000);
      tab.timers.stop();
      const before = secondsOf('session').length;
      await clock.advance(91_000);
      expect(secondsOf('session').length).toBeGreaterThan(before);
    }
    expect(inOneMinute(secondsOf('session'))).toBeLessThanOrEqual(2);
  });

  test('all know what one of them was answered', async () => {
    const { clock, server, tabs } = await openTabs(1000);
    server.idleEnd = clock.now() + 150_000;
    await clock.advance(100_000);
    const shown = new Set(tabs.map((tab) => tab.shown()));
    expect([...shown]).toEqual(['idleWarning 50']);
  });

  test('stay open while somebody works in a tab that does not request the times', async () => {
    const { clock, tabs, secondsOf } = await openTabs(5000, { idle: 200 });
    for (const tab of tabs) {
      for (let turn = 0; turn < 40; turn += 1) {
        await clock.advance(10_000);
        tab.page.use();
        expect(tabs.map((each) => each.shown())).toEqual(tabs.map(() => undefined));
      }
    }
    const reports = secondsOf('activeStatus');
    expect(reports.every((second, index) => index === 0 || second - (reports[index - 1] ?? 0) <= 71)).toBe(true);
    expect(inOneMinute(secondsOf('session'))).toBeLessThanOrEqual(2);
  });
});

test.each(['{}', 'null', '7', 'session', '{"sentAt":"1","answer":{}}', '{"sentAt":1,"answer":7}', '{"sentAt":1}'])(
  'a message that is no answer changes nothing: %s',
  async (message) => {
    const { clock, tabs, server } = await openTabs(0, { areLinked: false });
    tabs.forEach(({ page }) => page.receiveBroadcast(message));
    await clock.advance(59_999);
    expect(server.calls).toHaveLength(5);
    await clock.advance(1);
    expect(server.calls).toHaveLength(10);
  },
);

import { expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { createFakeClock, settle } from '~/tests/harness/fake-clock';
import { createServer, openTab, setUpTab } from '~/tests/harness/session/timers/server';

const post = 'POST activeStatus {"isActive":true}';

test('the warning comes after 5 s of 65, counts each second and ends in the lock [DG-CONST-07, SH-IDL-03, SH-IDL-14]', async () => {
  const { clock, shown } = await setUpTab({ idle: 65 });
  const seen: (string | undefined)[] = [shown()];
  for (const seconds of [4, 1, 1, 58, 1]) {
    await clock.advance(seconds * 1000);
    seen.push(shown());
  }
  expect(seen).toEqual([undefined, undefined, 'idleWarning 60', 'idleWarning 59', 'idleWarning 1', 'idleTimeout 0']);
});

test('the session warning comes after more than 5 s of 65 and counts each second [SH-SE-01, SH-SE-07]', async () => {
  const { clock, shown } = await setUpTab({ session: 65 });
  await clock.advance(5000);
  expect(shown()).toBeUndefined();
  await clock.advance(1000);
  expect(shown()).toBe('sessionWarning 59');
  await clock.advance(59_000);
  expect(shown()).toBe('sessionExpired 0');
});

test('ends that fall between seconds come at their moment', async () => {
  const { clock, shown } = await setUpTab({ idle: 30.4, session: 20.7 });
  await clock.advance(20_699);
  expect(shown()).toBe('sessionWarning 1');
  await clock.advance(1);
  expect(shown()).toBe('sessionExpired 0');
});

test('the first end counts from the answer on', async () => {
  const { clock, shown } = await setUpTab({ idle: 0.3 });
  await clock.advance(300);
  expect(shown()).toBe('idleTimeout 0');
});

test('the server is asked once in 60 s, and that is no activity [SH-IDL-15, SH-OP-111]', async () => {
  const { clock, server } = await setUpTab();
  await clock.advance(180_000);
  expect(server.calls).toEqual(['0 GET session', '60 GET session', '120 GET session', '180 GET session']);
});

test('activity is reported with the minute; 1 s later the server is asked [SH-IDL-11, SH-IDL-12, SH-IDL-18, SH-CA-10]', async () => {
  const { clock, server, page } = await setUpTab();
  await clock.advance(3000);
  page.use();
  await clock.advance(117_000);
  expect(server.calls).toEqual(['0 GET session', `60 ${post}`, '61 GET session', '120 GET session']);
});

test('activity closes the warning, is reported at once and starts the time again [DG-SS-03, SH-IDL-08 to 10]', async () => {
  const { clock, server, page, shown } = await setUpTab({ idle: 50 });
  await clock.advance(10_000);
  expect(shown()).toBe('idleWarning 40');
  expect(page.use()).toBe(true);
  expect(shown()).toBeUndefined();
  expect(page.use()).toBe(false);
  await clock.advance(50_000);
  expect(server.calls.slice(1, 3)).toEqual([`10 ${post}`, '11 GET session']);
  expect(shown()).toBeUndefined();
});

test('three changes of the settings within 500 ms are one question [SH-IDL-13, SH-IDL-16]', async () => {
  const { clock, server, timers, page } = await setUpTab();
  for (const pause of [100, 400, 499]) {
    timers.settingsChanged();
    await clock.advance(pause);
  }
  await clock.advance(1);
  expect(server.calls).toEqual(['0 GET session', '1 GET session']);
  page.use();
  timers.settingsChanged();
  await clock.advance(2000);
  expect(server.calls.slice(2)).toEqual([`1.5 ${post}`, '2.5 GET session']);
});

test('a question that fails is logged; the countdown is [SH-IDL-19, SH-ER-22]', async () => {
  const { clock, server, log, shown } = await setUpTab({ idle: 100 });
  server.instead.set('session', () => json({}, 404));
  await clock.advance(60_000);
  expect(log).toEqual([expect.stringContaining('getSession failed: status, status 404')]);
  await clock.advance(40_000);
  expect(shown()).toBe('idleTimeout 0');
});

test('an answer that is no session is logged; the countdown is', async () => {
  const { clock, server, log, shown } = await setUpTab({ idle: 100 });
  server.instead.set('session', () => json([1, 2]));
  await clock.advance(100_000);
  expect([log.length, shown()]).toEqual([1, 'idleTimeout 0']);
});

test('a report that fails is the last; the last known end locks the screen [SH-IDL-21, SH-ER-23]', async () => {
  const { clock, server, page, log, shown } = await setUpTab({ idle: 130 });
  server.instead.set('activeStatus', () => json({}, 400));
  for (let second = 0; second < 130; second += 10) {
    page.use();
    await clock.advance(10_000);
  }
  expect(server.calls.filter((call) => call.includes('POST'))).toEqual([`60 ${post}`]);
  expect(log).toHaveLength(1);
  expect(shown()).toBe('idleTimeout 0');
});

test('an answer without times ends detection [SH-IDL-20]', async () => {
  const { clock, server, page } = await setUpTab();
  server.instead.set('session', () => json({ isFoundation: true }));
  await clock.advance(60_000);
  page.use();
  await clock.advance(60_000);
  expect(server.calls.filter((call) => call.includes('POST'))).toEqual([]);
});

test('who continues at 290 s is not asked again in the window, but before the end [DG-SS-13, SH-SE-04, SH-SE-05]', async () => {
  const { clock, page, shown } = await setUpTab({ session: 300 });
  await clock.advance(10_000);
  expect(shown()).toBe('sessionWarning 290');
  page.dispatch('console:continue-session');
  expect(shown()).toBeUndefined();
  await clock.advance(230_000);
  expect(shown()).toBeUndefined();
  await clock.advance(1000);
  expect(shown()).toBe('sessionWarning 59');
});

test.each<[string, (tab: Awaited<ReturnType<typeof setUpTab>>) => void]>([
  ['comes to the front', ({ page }) => page.fire('visibilitychange')],
  ['comes back from the history', ({ page }) => page.fire('pageshow', { persisted: true })],
  ['comes back to the network', ({ page }) => page.fire('online')],
])('a page that %s asks the server at once', async (_, wake) => {
  const tab = await setUpTab();
  await tab.clock.advance(2000);
  wake(tab);
  await settle();
  expect(tab.server.calls).toEqual(['0 GET session', '2 GET session']);
});

test.each<[string, (tab: Awaited<ReturnType<typeof setUpTab>>) => void]>([
  ['goes to the back', ({ page }) => void ((page.visible = false), page.fire('visibilitychange'))],
  ['is shown for the first time', ({ page }) => page.fire('pageshow', { persisted: false })],
  ['gets the focus', ({ page }) => page.fire('focus')],
])('a page that %s does not', async (_, happen) => {
  const tab = await setUpTab();
  await tab.clock.advance(2000);
  happen(tab);
  await settle();
  expect(tab.server.calls).toEqual(['0 GET session']);
});

test('a page that gets the focus after a sleep asks at once', async () => {
  const clock = createFakeClock();
  let slept = 0;
  const asleep = { ...clock, now: () => clock.now() + slept };
  const server = createServer(clock, { idle: 900, session: 28_800 });
  const { timers, page, shown } = openTab(asleep, server);
  timers.start();
  await clock.advance(0);
  slept = 3_600_000;
  page.fire('focus');
  expect(shown()).toBe('idleTimeout 0');
  await settle();
  expect(server.calls).toHaveLength(2);
});

test('five tabs agree: activity in one closes the warning of all, at the latest with the next question', async () => {
  const clock = createFakeClock();
  const server = createServer(clock, { idle: 90, session: 28_800 });
  const tabs = Array.from({ length: 5 }, () => openTab(clock, server));
  for (const { timers } of tabs) {
    timers.start();
    await clock.advance(3000);
  }
  await clock.advance(20_000);
  const shown = () => new Set(tabs.map((tab) => tab.shown()));
  expect(shown()).toEqual(new Set(['idleWarning 55']));
  tabs[2]?.page.use();
  await clock.advance(0);
  // The first is told, the others find out for themselves.
  expect(tabs[2]?.page.done).toContain('tabs activity');
  tabs[0]?.page.receiveBroadcast('activity');
  await clock.advance(0);
  expect(tabs[0]?.shown()).toBeUndefined();
  await clock.advance(40_000);
  expect(shown()).toEqual(new Set([undefined]));
});

test('what other tabs tell is no more than a reason to look', async () => {
  const { clock, page, shown, server } = await setUpTab({ idle: 40 });
  for (const message of ['activity', 'continue', 'unlock']) page.receiveBroadcast(message);
  await clock.advance(1000);
  expect([shown(), server.calls.length]).toEqual(['idleWarning 39', 3]);
});

test('after the end nothing runs on', async () => {
  const { clock, page, server, timers } = await setUpTab();
  timers.settingsChanged();
  timers.stop();
  page.fire('online');
  await clock.advance(120_000);
  expect([server.calls, clock.pending()]).toEqual([['0 GET session'], 0]);
});

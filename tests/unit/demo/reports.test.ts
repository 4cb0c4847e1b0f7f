import { expect, test } from 'vitest';
import type { Body } from '~/generated/contract/operations';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp, START } from '../../harness/demo/support';

const HOUR = 3_600_000;
const content: Body<'saveReportSchedule'> = {
  ...{ title: 'Alerts of the day', page: '/workbench', format: 'csv', rhythm: 'daily', time: '09:30' },
  ...{ timeZone: 'Europe/Berlin', recipients: ['ada.lindholm'] },
};

/** A backend with a clock that tests move. */
function clocked() {
  const clock = { now: START };
  return { clock, app: demoApp({ now: () => clock.now }) };
}

test('a schedule makes a report when it is due in its time zone, none during a pause, and none after its end', async () => {
  const { app, clock } = clocked();
  const reports = async (id: string) => itemsOf(await dataOf(app, 'finishedReportList', { schedule: id }));
  const schedule = async (id: string) => (await call(app, 'reportScheduleQuery', { path: { id } })).body;
  expect(await call(app, 'saveReportSchedule', { body: content }, 'restricted')).toMatchObject({
    status: 403,
    body: { permission: 'report.manage' },
  });
  const { body } = await call(app, 'saveReportSchedule', { body: content });
  expect(body).toMatchObject({
    data: { owner: 'Ada Lindholm', lastRun: null, nextRun: '2026-11-21T08:30:00.000Z', status: 'active' },
  });
  const id = 'report-new-1';
  clock.now += HOUR;
  expect(await reports(id)).toMatchObject([
    { made: '2026-11-21T08:30:00.000Z', from: '2026-11-20T08:30:00.000Z', state: 'succeeded', startedBy: null },
  ]);
  const setStatus = (status: 'active' | 'paused') =>
    call(app, 'setReportScheduleStatus', { path: { id }, body: { status } });
  await setStatus('paused');
  expect(await schedule(id)).toMatchObject({ data: { nextRun: null, lastRun: '2026-11-21T08:30:00.000Z' } });
  clock.now += 24 * HOUR;
  await setStatus('active');
  expect(await reports(id)).toHaveLength(1);
  clock.now += 24 * HOUR;
  expect(await reports(id)).toHaveLength(2);
  await call(app, 'deleteReportSchedule', { path: { id } });
  clock.now += 24 * HOUR;
  expect(await reports(id)).toHaveLength(2);
  expect((await call(app, 'reportScheduleQuery', { path: { id } })).status).toBe(404);
});

test('what is done with a schedule is in the audit log, and what is refused is not', async () => {
  const { app } = clocked();
  const path = { id: 'report-new-1' };
  const log = async () => itemsOf(await dataOf(app, 'auditList', { category: ['report'], limit: 5 }));
  const before = await log();
  await call(app, 'saveReportSchedule', { body: content }, 'restricted');
  expect(await log()).toEqual(before);
  await call(app, 'saveReportSchedule', { body: content });
  await call(app, 'saveReportSchedule', { body: { ...content, ...path, title: 'Alerts of the night' } });
  await call(app, 'setReportScheduleStatus', { path, body: { status: 'paused' } });
  await call(app, 'runReportSchedule', { path });
  await call(app, 'deleteReportSchedule', { path });
  const entries = await log();
  expect(entries.map(({ activity, object }) => `${String(activity)}: ${String(object)}`)).toEqual([
    'Deleted a report schedule: Alerts of the night',
    'Started a report: Alerts of the night',
    'Paused a report schedule: Alerts of the night',
    'Changed a report schedule: Alerts of the night',
    'Scheduled a report: Alerts of the day',
  ]);
  expect(entries[0]).toMatchObject({ account: 'ada.lindholm', result: 'success', time: '2026-11-21T08:00:00.000Z' });
});

test('a report that somebody starts is running at first, and names the person', async () => {
  const { app, clock } = clocked();
  await call(app, 'runReportSchedule', { path: { id: 'report-2' } });
  const latest = async () => itemsOf(await dataOf(app, 'finishedReportList', { schedule: 'report-2' }))[0];
  expect(await latest()).toMatchObject({ state: 'running', startedBy: 'Ada Lindholm', rows: null, size: null });
  clock.now += 10_000;
  expect(await latest()).toMatchObject({ state: 'succeeded', rows: expect.any(Number), size: expect.any(Number) });
});

test('a schedule that somebody else has changed is not changed, and a dashboard is no file', async () => {
  const app = demoApp();
  const [before] = itemsOf(await dataOf(app, 'reportScheduleList', { q: 'morning briefing' }));
  const etag = String(before?.version);
  const change = (format: 'csv' | 'pdf', version: string) =>
    call(app, 'saveReportSchedule', {
      body: { ...content, id: 'report-1', page: '/dashboard', format },
      headers: { 'if-match': version },
    });
  expect((await change('csv', etag)).status).toBe(400);
  expect((await change('pdf', etag)).status).toBe(200);
  expect((await change('pdf', etag)).status).toBe(412);
  expect(itemsOf(await dataOf(app, 'reportScheduleList', { q: 'alerts of the day' }))).toHaveLength(1);
});

test('the file of a report has the columns and words of its list, is safe in a spreadsheet, and expires', async () => {
  const { app, clock } = clocked();
  const [report] = itemsOf(await dataOf(app, 'finishedReportList', { schedule: 'report-2', sort: 'made' }));
  const { body } = await call(app, 'createReportDownload', { path: { id: String(report?.id) } });
  const address = /"address":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  const file = await app.fetch(new Request(new URL(address, 'http://demo.test')));
  expect(file.headers.get('content-disposition')).toBe(
    'attachment; filename="Alerts-of-the-week-2026-10-26.csv"; filename*=UTF-8\'\'Alerts%20of%20the%20week%202026-10-26.csv',
  );
  const text = await file.text();
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    '"Severity","Score","Detection model","Status","Owner","Created","Objects","Source","Updated","Techniques"',
  );
  expect(lines.length - 2).toBe(report?.rows);
  expect(new TextEncoder().encode(text).length + 3).toBe(report?.size);
  expect(text).toMatch(/^"(Critical|High|Medium|Low)","\d+","[^"]*","(New|In progress|Closed – )/m);
  expect(text).not.toMatch(/"[=@]/);
  clock.now += 2 * 60_000;
  expect((await app.fetch(new Request(new URL(address, 'http://demo.test')))).status).toBe(410);
});

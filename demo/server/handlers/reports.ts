import { analystById } from '../../company/administration/analysts';
import { noteChange } from '../../company/reports/audit';
import { finishedReportList, runById } from '../../company/reports/finished';
import { reportPageAt, reportPageList } from '../../company/reports/pages';
import { stateOf } from '../../company/reports/runs';
import {
  removeSchedule,
  reportScheduleList,
  saveSchedule,
  scheduleById,
  scheduleItem,
  setStatus,
  startRun,
} from '../../company/reports/schedules';
import type { Schedule } from '../../company/reports/types';
import { versionOf } from '../../company/versions';
import { offerDownload } from '../downloads';
import { notFound, Refusal, refusedVersion, signedIn, Success, type Call, type Handlers } from '../handler';
import { fileOf, reportDownload } from '../reports/report-file';
import { authorOf, refusalWithout } from '../rights';

const MANAGE = 'report.manage';

/** Answers about scheduled and finished reports. */
export const reportHandlers = {
  reportPageList,
  reportScheduleList,
  reportScheduleQuery: ({ world, path }) => {
    const schedule = scheduleById(world, path.id);
    if (!schedule) return notFound(path.id);
    return new Success({ data: scheduleItem(world, schedule) }, { etag: versionOf(schedule) });
  },
  saveReportSchedule: (call) => {
    const { id, page, format, recipients } = call.body;
    const before = id === undefined ? undefined : changeable(call, id);
    if (before instanceof Refusal) return before;
    const kind = reportPageAt(page)?.kind;
    const unknown = kind === undefined ? page : recipients.find((account) => !analystById(account));
    const refusal = refusalWithout(call, MANAGE) ?? (unknown === undefined ? undefined : notFound(unknown));
    if (refusal) return refusal;
    if (format === 'csv' && kind === 'dashboard')
      return new Refusal(400, 400000, 'A dashboard has no rows for a file.');
    const saved = saveSchedule(call.world, call.body, before, authorOf(call));
    note(call, before ? 'Changed a report schedule' : 'Scheduled a report', saved);
    return { data: scheduleItem(call.world, saved) };
  },
  setReportScheduleStatus: (call) => {
    const schedule = changeable(call, call.path.id);
    if (schedule instanceof Refusal) return schedule;
    const { status } = call.body;
    setStatus(call.world, schedule, status);
    note(call, status === 'paused' ? 'Paused a report schedule' : 'Resumed a report schedule', schedule);
    return {};
  },
  deleteReportSchedule: (call) => {
    const schedule = changeable(call, call.path.id);
    if (schedule instanceof Refusal) return schedule;
    removeSchedule(call.world, schedule);
    note(call, 'Deleted a report schedule', schedule);
    return {};
  },
  runReportSchedule: (call) => {
    const schedule = scheduleById(call.world, call.path.id);
    const refusal = refusalWithout(call, MANAGE);
    if (refusal) return refusal;
    if (!schedule) return notFound(call.path.id);
    startRun(call.world, schedule, authorOf(call));
    note(call, 'Started a report', schedule);
    return {};
  },
  finishedReportList: (call) => finishedReportList(call, (run) => fileOf(call.world, run)),
  createReportDownload: ({ world, path }) => {
    const run = runById(world, path.id);
    if (run?.format !== 'csv' || stateOf(world, run) !== 'succeeded') return notFound(path.id);
    return { data: { address: offerDownload(world, () => reportDownload(world, run)) } };
  },
} satisfies Handlers<
  | 'reportPageList'
  | 'reportScheduleList'
  | 'reportScheduleQuery'
  | 'saveReportSchedule'
  | 'setReportScheduleStatus'
  | 'deleteReportSchedule'
  | 'runReportSchedule'
  | 'finishedReportList'
  | 'createReportDownload'
>;

type ChangeCall = Pick<Call<'deleteReportSchedule'>, 'account' | 'world' | 'header'>;

/** Writes a line of the audit log about a schedule. */
function note(call: Pick<ChangeCall, 'account' | 'world'>, activity: string, { title }: Schedule): void {
  const { user_name: account, account_id: accountId } = signedIn(call).profile;
  noteChange(call.world, { account, accountId, activity, title });
}

/** The schedule that a call changes, or why it cannot. */
function changeable(call: ChangeCall, id: string): Schedule | Refusal {
  const schedule = scheduleById(call.world, id);
  const refusal = refusalWithout(call, MANAGE);
  if (refusal) return refusal;
  return schedule ? (refusedVersion(call.header, versionOf(schedule)) ?? schedule) : notFound(id);
}

import { csvText } from '~/lib/sheet';
import { alertList } from '../../company/alerts/list';
import { endpointList } from '../../company/assets/endpoints/list';
import { emailLog } from '../../company/mail/list';
import { periodOf, type FileSize } from '../../company/reports/finished';
import { reportPageAt } from '../../company/reports/pages';
import { scheduleById } from '../../company/reports/schedules';
import type { Run } from '../../company/reports/types';
import { auditList } from '../audit-list';
import type { Download } from '../downloads';
import type { World } from '../handler';
import { effects } from '../response-tasks';
import { columnsOf } from './list-columns';

/** The rows of a list in a period, in unix seconds. */
type Rows = (world: World, period: { readonly from: number; readonly to: number }) => readonly unknown[];

/** Maximum number of rows of a file. */
const limit = 5000;

const rowsOf: Readonly<Record<string, Rows>> = {
  '/workbench': (world, period) => alertList({ world, query: { ...period, limit } }).data.items,
  '/app/endpoint-inventory': (world) =>
    endpointList({ world, query: { limit } }, effects(world, 'isolation')).data.items,
  '/app/email-collaboration/quarantine': (world, period) =>
    emailLog({ world, query: { ...period, limit, action: ['quarantined'] } }, effects(world, 'message')).data.items,
  '/admin/log': (world, period) => auditList({ world, query: { ...period, limit } }).data.items,
};

/** A report as a file: the rows of its list in its period, with the columns of the list. */
interface ReportFile extends FileSize {
  readonly text: string;
}

const files = new WeakMap<World['state'], Map<string, ReportFile>>();

/** The file of a report. It is made once, as the rows were then. */
export function fileOf(world: World, run: Run): ReportFile {
  const known = files.get(world.state) ?? new Map<string, ReportFile>();
  files.set(world.state, known);
  const file = known.get(run.id) ?? makeFile(world, run);
  known.set(run.id, file);
  return file;
}

/** The file of a report for a download. */
export function reportDownload(world: World, run: Run): Download {
  const day = new Date(run.at * 1000).toISOString().slice(0, 10);
  const name = `${run.title.slice(0, 60)} ${day}.csv`;
  return { name, type: 'text/csv; charset=utf-8', content: fileOf(world, run).text };
}

function makeFile(world: World, run: Run): ReportFile {
  const { screen } = reportPageAt(run.page) ?? {};
  const rows = rowsOf[run.page]?.(world, periodOf(run));
  if (screen === undefined || rows === undefined) throw new Error(`${run.page} has no rows`);
  const columns = columnsOf(world.lists, screen);
  const zone = scheduleById(world, run.schedule)?.timeZone ?? 'UTC';
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ cell }) => cell(row, zone)))];
  const text = csvText(lines);
  return { text, rows: rows.length, size: new TextEncoder().encode(text).length };
}

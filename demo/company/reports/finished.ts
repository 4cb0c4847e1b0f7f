import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { isoOf } from '../time/buckets';
import { spanOf } from './due';
import { reportPageAt } from './pages';
import { runsOf, stateOf } from './runs';
import { schedulesNow } from './schedules';
import type { ReportWorld, Run } from './types';

type List = WireAnswer<'finishedReportList'>;
type Item = List['data']['items'][number];

/** Number of rows and bytes of the file of a report. */
export interface FileSize {
  readonly rows: number;
  readonly size: number;
}

/** The period that a report covers, in unix seconds. */
export function periodOf({ at, rhythm }: Run): { readonly from: number; readonly to: number } {
  return { from: at - spanOf(rhythm), to: at };
}

/** The report with an id. */
export function runById(world: ReportWorld, id: string): Run | undefined {
  return runsOf(world, schedulesNow(world)).find((run) => run.id === id);
}

const rules: ListRules<Run, SortKey<'finishedReportList'>> = {
  text: ({ title, page, startedBy }) => [title, reportPageAt(page)?.title, startedBy],
  sort: { title: ({ title }) => title, made: ({ at }) => at },
  usual: '-made',
};

/** Answers with a page of the reports; `sizeOf` measures the file of one. */
export function finishedReportList(
  call: QueryCall<'finishedReportList'> & { readonly world: ReportWorld },
  sizeOf: (run: Run) => FileSize,
): List {
  const { query, world } = call;
  const where = (run: Run) =>
    matchesAny(query.format, run.format) &&
    matchesAny(query.state, stateOf(world, run)) &&
    (query.schedule === undefined || query.schedule === run.schedule);
  const runs = runsOf(world, schedulesNow(world));
  return listPageAs(call, runs, { ...rules, where }, (run) => itemOf(world, run, sizeOf));
}

function itemOf(world: ReportWorld, run: Run, sizeOf: (run: Run) => FileSize): Item {
  const { at, hasFailed: _hasFailed, rhythm: _rhythm, ...facts } = run;
  const { from, to } = periodOf(run);
  const state = stateOf(world, run);
  const file = run.format === 'csv' && state === 'succeeded' ? sizeOf(run) : { rows: null, size: null };
  return {
    ...facts,
    ...file,
    ...{ pageTitle: reportPageAt(run.page)?.title ?? run.page, made: isoOf(at), from: isoOf(from), to: isoOf(to) },
    ...{ state, reason: state === 'failed' ? 'timeout' : null },
    address: run.format === 'pdf' ? `${run.page}?from=${from}&to=${to}` : null,
  };
}

import type { AuditEntry } from '../administration/audit';
import { ageNow } from './schedules';
import type { ReportWorld, ScheduleChange } from './types';

/** Remembers what an account has done with a schedule. */
export function noteChange(world: ReportWorld, change: Omit<ScheduleChange, 'age'>): void {
  const { reports } = world.state;
  reports.changes = [{ ...change, age: ageNow(world) }, ...reports.changes];
}

/** The lines of the audit log about schedules that were changed since the start of the demo. */
export function reportEntries({ state }: ReportWorld): readonly AuditEntry[] {
  const { changes } = state.reports;
  return changes.map(({ title, ...change }, index) => ({
    ...change,
    id: `audit-report-${changes.length - index}`,
    ...{ userId: null, category: 'report', object: title, searchType: null, objectId: null, details: null },
    ...{ result: 'success', sourceIp: '10.31.8.20' },
  }));
}

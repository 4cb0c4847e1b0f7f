import type { WireAnswer } from '~/generated/contract/operations';
import { auditEntries, type AuditEntry } from '../company/administration/audit';
import { listPageAs, type ListRules } from '../company/query/list';
import { matchesAny } from '../company/query/matches-any';
import { reportEntries } from '../company/reports/audit';
import { inPeriod, timeOf } from '../company/time/age';
import type { Call } from './handler';
import { responseEntries } from './response-tasks';

const auditRules: ListRules<AuditEntry> = {
  text: (each) => [each.account, each.activity, each.object, each.sourceIp, each.details],
  sort: {
    time: ({ age }) => -age,
    account: ({ account }) => account,
    activity: ({ activity }) => activity,
    category: ({ category }) => category,
    object: ({ object }) => object,
    result: ({ result }) => result,
    sourceIp: ({ sourceIp }) => sourceIp,
  },
};

/** Answers with a page of the audit log, the entries of responses and reports included. */
export function auditList(call: Pick<Call<'auditList'>, 'query' | 'world'>): WireAnswer<'auditList'> {
  const { query, world } = call;
  const where = (each: AuditEntry) =>
    matchesAny(query.result, each.result) &&
    matchesAny(query.category, each.category) &&
    inPeriod(world, each.age, query);
  const all = [...reportEntries(world), ...responseEntries(world), ...auditEntries(world)];
  return listPageAs(call, all, { ...auditRules, where }, ({ age, ...each }) => ({ ...each, time: timeOf(world, age) }));
}

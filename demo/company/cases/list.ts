import type { WireAnswer } from '~/generated/contract/operations';
import { accountOfAnalyst, isOwnedBy } from '../administration/analysts';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { severityRank } from '../threats/severity';
import { recency, timeOf, type Clock } from '../time/age';
import { versionOf } from '../versions';
import type { Case } from './types';
import { casesNow, type CaseWorld } from './work';

type List = WireAnswer<'caseList'>;

const rules: ListRules<Case, SortKey<'caseList'>> = {
  text: ({ id, name, owner }) => [id, name, owner],
  sort: {
    updated: ({ updated }) => recency(updated),
    created: ({ created }) => recency(created),
    severity: ({ severity }) => severityRank(severity),
    name: ({ name }) => name,
    owner: ({ owner }) => owner,
    alerts: ({ alerts }) => alerts.length,
  },
  usual: '-updated',
};

/** Answers with a page of the cases. */
export function caseList(call: QueryCall<'caseList'> & { readonly world: CaseWorld }, caller?: string): List {
  const { query, world } = call;
  const where = (each: Case) => matchesAny(query.status, each.status) && isOwnedBy(each.owner, query, caller);
  return listPageAs(call, casesNow(world), { ...rules, where }, (each) => itemOf(world, each));
}

/** A case as lists have it. */
export function itemOf(world: Clock, each: Case): List['data']['items'][number] {
  const { id, name, status, severity, owner, createdBy, created, updated, alerts } = each;
  return {
    ...{ id, name, status, severity, owner, createdBy },
    version: versionOf(each),
    ownerId: accountOfAnalyst(owner),
    created: timeOf(world, created),
    updated: timeOf(world, updated),
    alertCount: alerts.length,
  };
}

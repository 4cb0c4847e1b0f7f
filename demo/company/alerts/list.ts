import type { WireAnswer } from '~/generated/contract/operations';
import { wireObject, type ObjectRef } from '../object-refs';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../query/list';
import { inRange } from '../query/in-range';
import { matchesAny } from '../query/matches-any';
import { severityRank } from '../threats/severity';
import { inPeriod, recency, timeOf, type Clock } from '../time/age';
import { versionOf } from '../versions';
import { accountOfAnalyst, isOwnedBy } from '../administration/analysts';
import type { Alert } from './types';
import { alertsNow, type AlertWorld } from './work';

type List = WireAnswer<'alertList'>;

const stages = ['new', 'inProgress', 'closedTruePositive', 'closedBenign', 'closedFalsePositive'];

const rules: ListRules<Alert, SortKey<'alertList'>> = {
  text: ({ id, name, owner, techniques, description, objects }) => [
    ...[id, name, owner, description, ...techniques],
    ...objects.flatMap((each) => [each.name, each.id]),
  ],
  sort: {
    created: ({ created }) => recency(created),
    updated: ({ updated }) => recency(updated),
    score: ({ score }) => score,
    severity: ({ severity }) => severityRank(severity),
    status: ({ status }) => stages.indexOf(status),
    name: ({ name }) => name,
    owner: ({ owner }) => owner,
    objectCount: ({ objects }) => objects.length,
  },
  usual: '-created',
};

/** Answers with a page of the alerts to the caller with an account. */
export function alertList(call: QueryCall<'alertList'> & { readonly world: AlertWorld }, caller?: string): List {
  const { query, world } = call;
  const where = (each: Alert) =>
    matchesAny<string>(query.severity, each.severity) &&
    matchesAny(query.status, each.status) &&
    matchesAny(query.provider, each.provider) &&
    inRange(each.score, query.scoreFrom, query.scoreTo) &&
    isOwnedBy(each.owner, query, caller) &&
    (query.technique === undefined || each.techniques.some((technique) => isBelow(technique, query.technique))) &&
    inPeriod(world, each.created, query);
  return listPageAs(call, alertsNow(world), { ...rules, where }, (each) => itemOf(world, each));
}

/** True for a technique and for those below it, such as T1059.001 below T1059. */
function isBelow(technique: string, wanted = ''): boolean {
  return technique === wanted.toUpperCase() || technique.startsWith(`${wanted.toUpperCase()}.`);
}

export function itemOf(world: Clock, alert: Alert): List['data']['items'][number] {
  const { id, name, severity, status, score, provider, owner, created, updated, techniques, description, objects } =
    alert;
  const countOf = (...types: number[]) => objects.filter(({ searchType }) => types.includes(searchType)).length;
  return {
    ...{ id, name, severity, status, score, provider, owner, description },
    version: versionOf(alert),
    ownerId: accountOfAnalyst(owner),
    created: timeOf(world, created),
    updated: timeOf(world, updated),
    techniques: [...techniques],
    objectCount: objects.length,
    endpointCount: countOf(2, 8),
    userCount: countOf(11),
    objects: wireObjects(world, objects, id),
  };
}

export function wireObjects(world: Clock, objects: readonly ObjectRef[], alertId: string) {
  return objects.map((each) => wireObject(world, each, alertId));
}
